import { useRevalidateBlocked } from './use-blocks.ts';

/** `useRevalidateBlocked` for pages that load it only for people who are signed in. */
export default function RevalidateBlocked({ ownerIds }: { ownerIds: readonly string[] }) {
  useRevalidateBlocked(ownerIds);
  return null;
}
