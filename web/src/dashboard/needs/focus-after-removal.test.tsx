import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';

function Folded() {
  const [isGone, setGone] = useState(false);
  return (
    <div ref={focusFallback}>
      <a href="/before">Before</a>
      {!isGone && (
        <section>
          <button onClick={() => setGone(true)}>Remove</button>
        </section>
      )}
      <details>
        <summary>Removed</summary>
        <a href="/inside">Inside</a>
      </details>
    </div>
  );
}

test('beside something folded away, the focus goes to what unfolds it, not to a control that isn’t shown', async () => {
  const { user } = await show(<Folded />);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Removed');
});
