import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { Button } from './Button.tsx';

const WHY = 'This job hasn’t been paid yet.';

async function showDisabled() {
  const onClick = vi.fn();
  const { user } = await show(
    <Button disabledBecause={WHY} onClick={onClick}>
      Deliver
    </Button>,
  );
  const button = await screen.findByRole('button', { name: 'Deliver', description: WHY });
  const tooltip = screen.getByText(WHY).closest<HTMLElement>('[role=tooltip]') ?? expect.unreachable();
  return { user, button, tooltip, onClick };
}

test('a disabled button can be focused, does nothing, and is described by its reason', async () => {
  const { user, button, onClick } = await showDisabled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('the reason shows on hover, focus and tap, and hides on leaving', async () => {
  const { user, button, tooltip } = await showDisabled();
  const isShown = () => tooltip.matches('[data-open]');
  expect(isShown()).toBe(false);
  await user.hover(button);
  expect(isShown()).toBe(true);
  await user.unhover(button);
  expect(isShown()).toBe(false);
  await user.tab();
  expect(isShown()).toBe(true);
  await user.tab();
  expect(isShown()).toBe(false);
  fireEvent.click(button);
  expect(isShown()).toBe(true);
});

test('the pointer can move onto the reason, which stays until the pointer leaves it', async () => {
  const { button, tooltip } = await showDisabled();
  fireEvent.pointerEnter(button);
  fireEvent.pointerLeave(button, { relatedTarget: tooltip });
  expect(tooltip.matches('[data-open]')).toBe(true);
  fireEvent.pointerLeave(tooltip);
  expect(tooltip.matches('[data-open]')).toBe(false);
});

test('an enabled button has no tooltip', async () => {
  const onClick = vi.fn();
  const { user } = await show(<Button onClick={onClick}>Deliver</Button>);
  await user.click(screen.getByRole('button', { name: 'Deliver' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(document.querySelector('[role=tooltip]')).toBeNull();
});
