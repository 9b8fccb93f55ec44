import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { CaptchaField } from './captcha-field.tsx';

type CaptchaDialogProps = {
  /** Null: nothing is asked. Each round brings another picture and says why. */
  asking: { round: number; refusal: string | null } | null;
  /** The code is being sent. */
  busy: boolean;
  solvedFor: string;
  onSolved: (captchaId: string) => void;
  onClose: () => void;
};

/** Asks for a picture before a code is sent. */
export function CaptchaDialog({ asking, busy, solvedFor, onSolved, onClose }: CaptchaDialogProps) {
  return (
    <Dialog open={asking !== null} size="sm" title="请完成图形验证" locked={busy} onClose={onClose}>
      <CaptchaField
        key={asking?.round}
        takesFocus
        solvedFor={solvedFor}
        onSolved={onSolved}
        error={asking?.refusal ?? undefined}
      />
    </Dialog>
  );
}
