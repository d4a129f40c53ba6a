import { Trans, useLingui } from '@lingui/react/macro';
import type { PostingTemplate } from '@parley/contract/disciplines/schemas.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '@parley/contract/limits.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import type { Result } from '../../platform/result.ts';
import { showToast } from '../../platform/toasts.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogEnd } from '../DialogEnd.tsx';

interface Props {
  discipline: { id: string; name: string };
  onClose: () => void;
}
type Read = Result<{ template: PostingTemplate | null }>;

/** What a client's posting in the discipline may begin with. */
export function TemplateDialog({ discipline: { id, name }, onClose }: Props) {
  const { t } = useLingui();
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    void call('GET /api/discipline/:id/template', { params: { id } }).then(setRead);
  }, [id]);
  return (
    <Dialog open onClose={onClose} title={t`Template for “${name}”`} wide>
      <p className="mb-5 text-pretty text-ink-2">
        <Trans>
          Clients who post a job in this discipline can start from these words. Put what they replace in
          brackets, like [date].
        </Trans>
      </p>
      {read === null && <SkeletonRows count={2} />}
      {read && !read.ok && <LoadError title={t`We couldn’t load the template`} refusal={read} />}
      {read?.ok && <TemplateForm id={id} template={read.data.template} onClose={onClose} />}
    </Dialog>
  );
}

function TemplateForm({
  id,
  template,
  onClose,
}: {
  id: string;
  template: PostingTemplate | null;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const form = useForm({
    initial: template ?? { title: '', description: '' },
    schema: async () => (await import('@parley/contract/disciplines/schemas.ts')).PostingTemplate,
    send: (body) => call('PUT /api/discipline/admin/template', { body: { id, template: body } }),
    done: () => {
      showToast({ heading: t`Template saved`, text: t`Clients see it the next time they post a job.` });
      onClose();
    },
    draft: `template ${id}`,
  });
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <TextInput label={t`Title`} maxLength={MAX_TITLE} {...form.field('title')} />
      <TextArea label={t`Description`} rows={5} max={MAX_DESCRIPTION} {...form.field('description')} />
      <DialogEnd form={form} confirm={t`Save template`} onClose={onClose} />
      {template && <RemoveTemplate id={id} onClose={onClose} />}
    </form>
  );
}

function RemoveTemplate({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  async function remove() {
    setPending(true);
    const result = await call('PUT /api/discipline/admin/template', { body: { id, template: null } });
    setPending(false);
    if (!result.ok) return showToast({ heading: t`The template wasn’t removed`, text: result.message });
    showToast({ heading: t`Template removed`, text: t`Postings in this discipline start empty.` });
    return onClose();
  }
  return (
    <div className="border-t border-line pt-5">
      <Button kind="danger" small pending={pending} onClick={() => void remove()}>
        <Trans>Remove template</Trans>
      </Button>
    </div>
  );
}
