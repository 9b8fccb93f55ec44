import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { FilePicker } from '#platform/web/upload/file-picker.tsx';
import type { CaseDetail } from '../../contract/case-schemas.ts';
import { caseApi } from '../case-api.ts';
import { EVIDENCE_KINDS } from '../evidence-files.ts';
import { useCaseFiles } from './case-talk.tsx';
import { useCaseAct } from './use-case-act.ts';

/** What is not solved yet goes back to the desk, with what shows it. */
export function ReopenDialog({ found: { caseNo, version }, onClose }: { found: CaseDetail; onClose: () => void }) {
  const act = useCaseAct();
  const picked = useCaseFiles();
  const [reason, setReason] = useState('');
  const reopen = async () => {
    const input = { caseNo, version, reason: reason.trim(), fileIds: picked.files.map(({ id }) => id) };
    if (await act.run((context) => caseApi.call.reopen(input, context), '已重新打开，商家会再次审核')) onClose();
  };
  return (
    <Dialog
      open
      title="哪里还没有解决"
      locked={act.busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={act.busy}>
            取消
          </Button>
          <Button
            kind="primary"
            busy={act.busy || picked.busy}
            disabled={reason.trim() === ''}
            onClick={() => void reopen()}
          >
            重新打开
          </Button>
        </>
      }
    >
      <Stack>
        <TextAreaField
          label="没有解决的问题"
          required
          rows={3}
          maxLength={1_000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FilePicker label="添加图片或视频" picked={picked} kinds={EVIDENCE_KINDS} />
        <ProblemLine>{act.problem}</ProblemLine>
      </Stack>
    </Dialog>
  );
}
