import { useEffect, useEffectEvent, useState } from 'react';

interface Answered<T> {
  question: string;
  answer: T;
}

/**
 * What `ask` answers once the screen is there, and again whenever `about` changes or on `retry`: null until then, and while
 * `about` is null. The late answer to an earlier question is ignored. `setAnswer` shows what has changed since.
 */
export function useAnswer<About extends string, T>(about: About | null, ask: (about: About) => Promise<T>) {
  const [tries, setTries] = useState(0);
  const [answered, setAnswered] = useState<Answered<T> | null>(null);
  const question = `${about} ${tries}`;
  const asked = useEffectEvent(ask);
  useEffect(() => {
    if (about === null) return undefined;
    let isStale = false;
    void asked(about).then((answer) => {
      if (!isStale) setAnswered({ question, answer });
    });
    return () => {
      isStale = true;
    };
  }, [about, question]);
  return {
    answer: answered?.question === question ? answered.answer : null,
    setAnswer: (answer: T) => setAnswered({ question, answer }),
    retry: () => setTries(tries + 1),
  };
}
