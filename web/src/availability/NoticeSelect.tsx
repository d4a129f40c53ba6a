import { useLingui } from '@lingui/react/macro';
import { Select } from '../ui/form/Select.tsx';
import { noticeOptions } from './rule-options.ts';
import type { HoursEditing } from './use-hours.ts';

export function NoticeSelect({ hours: { form } }: { hours: HoursEditing }) {
  const { t } = useLingui();
  const notice = form.field('minimumNoticeMinutes');
  return (
    <Select
      label={t`Minimum notice`}
      help={t`Clients can’t book with less notice than this.`}
      options={noticeOptions(notice.value)}
      {...notice}
      value={String(notice.value)}
      onChange={(value) => notice.onChange(Number(value))}
    />
  );
}
