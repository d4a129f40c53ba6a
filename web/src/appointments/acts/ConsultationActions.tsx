import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { lazy, Suspense, useState } from 'react';
import { useNow } from '../../platform/now.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { shortName } from '../../users/short-name.ts';
import { actWords, consultationActs, type ConsultationAct } from './answers.ts';
import { useConsultationAct } from './use-consultation-act.ts';

// Loaded only when a button is pressed.
const TimeDialog = lazy(() => import('./TimeDialog.tsx'));
const WordDialog = lazy(() => import('./WordDialog.tsx'));

interface Props {
  appointment: Appointment;
  side: Side;
  zone: string;
  amountCents: number;
}

/** What this side may do about a consultation now, each with its button. */
export function ConsultationActs({ appointment, side, zone, amountCents }: Props) {
  const now = useNow();
  const [asked, setAsked] = useState<ConsultationAct | null>(null);
  const { send, pending, refusal, forget } = useConsultationAct(appointment.id);
  const acts = consultationActs(appointment, side, now);
  const name = shortName(otherOf(appointment, side).displayName);
  const wordsOf = (act: ConsultationAct) =>
    actWords(act, { name, isAgreed: appointment.agreedAt !== null, amountCents });
  const press = (act: ConsultationAct) => {
    forget();
    if (act === 'accept') void send(act);
    else setAsked(act);
  };
  const close = () => {
    forget();
    setAsked(null);
  };
  const closeAfter = async (sent: Promise<boolean>) => {
    const wasTaken = await sent;
    if (wasTaken) setAsked(null);
    return wasTaken;
  };
  const dialog = { refusal, pending: pending !== null, onClose: close };
  return (
    <>
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {acts.map((act) => (
            <Button
              key={act}
              small
              kind={wordsOf(act).kind}
              pending={pending === act && asked === null}
              onClick={() => press(act)}
            >
              {wordsOf(act).label}
            </Button>
          ))}
        </div>
      )}
      <FormMessage message={asked === null ? (refusal?.message ?? null) : null} />
      <Suspense>
        {(asked === 'request' || asked === 'new_time') && (
          <TimeDialog
            {...dialog}
            {...wordsOf(asked)}
            pair={appointment}
            side={side}
            zone={zone}
            minutes={appointment.proposedMinutes ?? appointment.minutes}
            canSay={asked === 'request'}
            send={(picked) => closeAfter(send(asked, picked))}
          />
        )}
        {asked !== null && asked !== 'request' && asked !== 'new_time' && (
          <WordDialog
            {...dialog}
            words={wordsOf(asked)}
            send={(message) => closeAfter(send(asked, message ? { message } : {}))}
          />
        )}
      </Suspense>
    </>
  );
}
