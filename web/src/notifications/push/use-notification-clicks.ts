import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '../../platform/address/local-path.ts';
import { onNotificationClick } from '../../platform/worker/service-worker.ts';
import { isInCall } from '../../ui/styles/use-root-attribute.ts';

/** Goes where a clicked notification leads, but not out of a call: that opens beside it. */
export function useNotificationClicks() {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  useEffect(
    () =>
      onNotificationClick((path) => {
        const to = localPath(path);
        if (isInCall() && to !== window.location.pathname) return false;
        if (to !== null) void latest.current(to);
        return true;
      }),
    [],
  );
}
