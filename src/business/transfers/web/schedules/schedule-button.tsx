import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { preloadDialog } from '#platform/web/overlays/dialog.tsx';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import { freshDraft, type ScheduleDraft } from './schedule-draft.ts';

type Props = {
  kind: string;
  /** Its filters have days: the period takes their place. */
  dated: boolean;
  filter: object;
  size?: 'sm';
};

const dialog = lateComponent<{ draft: ScheduleDraft; onClose: () => void }>(
  async () => (await import('./schedule-dialog.tsx')).ScheduleDialog,
);

/** The dialog, whose code comes with the first one opened. */
export function LateScheduleDialog(props: { draft: ScheduleDraft; onClose: () => void }) {
  const Dialog = dialog.useWhen(true);
  return Dialog && <Dialog {...props} />;
}

const preload = () => {
  preloadDialog();
  dialog.preload();
};

/** Has what a list finds made and sent by the calendar. */
export function ScheduleButton({ kind, dated, filter, size }: Props) {
  const [draft, setDraft] = useState<ScheduleDraft | null>(null);
  return (
    <>
      <Button
        kind="quiet"
        size={size}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setDraft(freshDraft(kind, dated, filter))}
      >
        定时发送
      </Button>
      {draft && <LateScheduleDialog draft={draft} onClose={() => setDraft(null)} />}
    </>
  );
}
