import { Trans, useLingui } from '@lingui/react/macro';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { MAX_LEGAL_TEXT } from '@parley/contract/limits.ts';
import type { LegalBlock, LegalKind } from '@parley/contract/support/legal.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../platform/api.ts';
import { detailOf } from '../../../platform/form/detail-of.ts';
import type { Result } from '../../../platform/result.ts';
import { LegalBlocks } from '../../../shell/LegalBlocks.tsx';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { FormMessage } from '../../../ui/form/FormMessage.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { SettingsEnd } from '../SettingsEnd.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { builtInMarkdown } from './built-in-markdown.ts';

interface Props {
  kind: LegalKind;
  settings: InstallationSettings;
  onClose: () => void;
}

/** Writes the terms or the privacy policy, beginning with the current text. */
export function LegalDialog(props: Props) {
  const { t } = useLingui();
  const { kind, onClose } = props;
  const [current, setCurrent] = useState<Result<{ text: string | null }> | null>(null);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let isGone = false;
    void call('GET /api/admin/settings/legal/:kind', { params: { kind } }).then((read) => {
      if (!isGone) setCurrent(read);
    });
    return () => {
      isGone = true;
    };
  }, [kind, tries]);
  return (
    <Dialog open wide onClose={onClose} title={kind === 'TERMS' ? t`Terms of service` : t`Privacy policy`}>
      {current === null && <Skeleton className="h-96 w-full" />}
      {current?.ok === false && (
        <ErrorState
          title={t`We couldn’t load the text`}
          message={current.message}
          onRetry={() => setTries(tries + 1)}
        />
      )}
      {current?.ok && <LegalForm {...props} own={current.data.text} />}
    </Dialog>
  );
}

function LegalForm({ kind, settings, onClose, own }: Props & { own: string | null }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const builtIn = builtInMarkdown(kind);
  const isBuiltIn = (text: string) => text.trim() === builtIn.trim();
  const { form, again } = useSettingsForm({
    initial: { text: own ?? builtIn },
    schema: async () => (await import('@parley/contract/admin/settings/schemas.ts')).NewLegalText,
    read: ({ text }) => ({ kind, text: isBuiltIn(text) ? null : text }),
    version: settings.version,
    draft: `legal ${kind}`,
    draftVersion: settings.legal[kind === 'TERMS' ? 'terms' : 'privacy'].version,
    send: (body) => call('PUT /api/admin/settings/legal', { body }),
    done: async () => {
      await revalidate();
      onClose();
    },
  });
  const field = form.field('text');
  const isSame = own === null ? isBuiltIn(field.value) : field.value.trim() === own.trim();
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <p className="text-pretty text-ink-2">
        <Trans>
          Write in Markdown: “## ” before a heading, “- ” before an item of a list, **bold**, *italic* and
          [links](https://example.com). Your own text isn’t translated, and doesn’t update when you change the
          fee, the name or the rules.
        </Trans>
      </p>
      <TextArea label={t`Text`} max={MAX_LEGAL_TEXT} rows={14} {...field} />
      <div className="flex flex-wrap gap-2.5">
        {!isBuiltIn(field.value) && (
          <Button small kind="quiet" onClick={() => field.onChange(builtIn)}>
            <Trans>Use the built-in text</Trans>
          </Button>
        )}
      </div>
      <Preview text={field.value} />
      <SettingsEnd
        form={form}
        again={again}
        confirm={kind === 'TERMS' ? t`Save the terms` : t`Save the privacy policy`}
        disabledBecause={isSame ? t`Change the text first.` : null}
        onClose={onClose}
      />
    </form>
  );
}

/** What the page will show, on request; or which line can't be shown. */
function Preview({ text }: { text: string }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<{ of: string; blocks: LegalBlock[] } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  async function show() {
    setPending(true);
    const read = await call('POST /api/admin/settings/legal/preview', { body: { text } });
    setPending(false);
    setError(read.ok ? null : detailOf(read));
    setShown(read.ok ? { of: text, blocks: read.data.blocks } : null);
  }
  return (
    <div className="grid gap-3">
      <div>
        <Button small kind="quiet" pending={isPending} onClick={() => void show()}>
          {shown && shown.of !== text ? t`Update the preview` : t`Show a preview`}
        </Button>
      </div>
      <FormMessage message={error} />
      {shown && (
        <section
          aria-label={t`Preview`}
          className="max-h-96 overflow-y-auto rounded-md border border-line bg-paper px-5"
        >
          <LegalBlocks blocks={shown.blocks} />
        </section>
      )}
    </div>
  );
}
