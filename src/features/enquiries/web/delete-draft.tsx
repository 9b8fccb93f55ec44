import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { enquiryApi } from './enquiry-api.ts';
import { draftsHref } from './enquiry-words.ts';
import type { DraftSaving } from './use-draft-saving.ts';

type DeleteDraftProps = {
  enquiryNo: string;
  label: string;
  /** Beside others of its kind in a list. */
  small?: boolean;
  /** The form that keeps saving it, if it is open. */
  saving?: Pick<DraftSaving, 'halt' | 'goOn'>;
};

/** Throws a draft away after asking, and goes to the drafts that are left. */
export function DeleteDraft({ enquiryNo, label, small, saving }: DeleteDraftProps) {
  const router = useRouter();
  const act = useAct();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const gone = await act.run(async () => {
      await saving?.halt();
      await enquiryApi.call.cancel({ enquiryNo });
    }, '草稿已删除');
    if (gone) await router.navigate({ href: draftsHref });
    else saving?.goOn();
    return gone;
  };
  return (
    <>
      <Button
        {...(small ? { kind: 'quiet', size: 'sm', 'aria-label': `${label} ${enquiryNo}` } : { size: 'lg' })}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title="删除这张草稿？"
        confirmLabel="删除草稿"
        dismissLabel="保留"
        danger
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {act.problem ?? '填写的内容和附件都会删除，不能恢复。'}
      </ConfirmDialog>
    </>
  );
}
