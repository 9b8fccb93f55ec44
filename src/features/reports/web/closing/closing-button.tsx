import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ClockIcon } from '#platform/web/icons/late-icons.tsx';
import { closingQuery } from '../report-queries.ts';
import { ClosingDialog } from './closing-dialog.tsx';

/** For administrators: when months are closed. */
export function ClosingButton() {
  const { data } = useQuery(closingQuery);
  const [open, setOpen] = useState(false);
  if (!data?.changeable) return null;
  return (
    <>
      <Button icon={<ClockIcon />} onClick={() => setOpen(true)}>
        结账日 {data.closingDay} 日
      </Button>
      {open && <ClosingDialog closing={data} onClose={() => setOpen(false)} />}
    </>
  );
}
