import { useLingui } from '@lingui/react/macro';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import { whyNot } from '@parley/contract/negotiations/rules.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import type { SubmitEvent } from 'react';
import { useNow } from '../platform/now.ts';
import { useDraftText } from '../platform/form/use-draft-text.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { shortName } from '../users/short-name.ts';
import { respondCallOf } from './answers.ts';
import { useAnswer } from './use-answer.ts';

interface Props {
  negotiation: Negotiation;
  side: Side;
}

/** A message without a move: a question needs no acceptance. Nothing once the negotiation has ended. */
export function WriteMessage({ negotiation, side }: Props) {
  const { t } = useLingui();
  const draft = useDraftText(`write ${negotiation.id}`, { max: MAX_NOTE, missing: t`Write a message.` });
  const { send, pending, refusal } = useAnswer(negotiation.id, respondCallOf(negotiation.kind));
  const now = useNow();
  if (whyNot(negotiation, 'write', side, now) !== null) return null;
  const name = shortName(otherOf(negotiation, side).displayName);
  const write = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (draft.check() && (await send({ action: 'write', message: draft.text }))) draft.forget();
  };
  return (
    <form noValidate method="post" onSubmit={(event) => void write(event)} className="grid gap-3 pt-6">
      <TextArea
        label={t`Message to ${name}`}
        help={t`Ask or explain something. This doesn’t accept or decline, and the deadline stays the same.`}
        rows={3}
        {...draft.field}
      />
      <FormMessage message={refusal?.message ?? null} />
      <div>
        <Button type="submit" kind="quiet" pending={pending !== null}>
          {t`Send message`}
        </Button>
      </div>
    </form>
  );
}
