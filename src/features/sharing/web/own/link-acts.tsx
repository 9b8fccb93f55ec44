import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { Dialog, preloadDialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { ShareLink } from '../../contract/share-schemas.ts';
import { shareApi } from '../share-api.ts';
import { OpeningList } from './opening-list.tsx';
import styles from './own-links.module.css';

type Props = { link: ShareLink; name: string };

function RevokeDialog({ link, name, onClose }: Props & { onClose: () => void }) {
  const act = useAct();
  const revoke = () => act.run(() => shareApi.call.revoke({ linkId: link.linkId }), '链接已停用');
  return (
    <ConfirmDialog open danger title={`停用“${name}”的链接？`} confirmLabel="停用" onConfirm={revoke} onClose={onClose}>
      <p>停用后立即打不开，已经发出的二维码和海报同样失效，不能恢复。需要时可以重新分享。</p>
      <ProblemLine apart>{act.problem}</ProblemLine>
    </ConfirmDialog>
  );
}

/** Who opened a link, and ending it at once. */
export function LinkActs({ link, name }: Props) {
  const [shown, setShown] = useState<'openings' | 'revoke' | null>(null);
  const close = () => setShown(null);
  return (
    <span className={styles.acts}>
      <Button
        kind="quiet"
        size="sm"
        disabled={link.opens === 0}
        aria-label={`打开记录 ${name}`}
        onFocus={preloadDialog}
        onPointerEnter={preloadDialog}
        onClick={() => setShown('openings')}
      >
        打开记录
      </Button>
      {link.state === 'open' && (
        <Button kind="quiet" size="sm" aria-label={`停用 ${name}`} onClick={() => setShown('revoke')}>
          停用
        </Button>
      )}
      <Dialog open={shown === 'openings'} title={`打开记录 · ${name}`} onClose={close}>
        <OpeningList linkId={link.linkId} />
      </Dialog>
      {shown === 'revoke' && <RevokeDialog link={link} name={name} onClose={close} />}
    </span>
  );
}
