import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import type { ComparePanelProps } from './compare-panel.tsx';

const panel = lateComponent<ComparePanelProps>(async () => (await import('./compare-panel.tsx')).default);

/** Opens the comparison of an item with others of its kind. */
export function CompareButton(props: ComparePanelProps) {
  const [open, setOpen] = useState(false);
  const Panel = panel.useWhen(open);
  return (
    <>
      <Button size="sm" onPointerEnter={panel.preload} onFocus={panel.preload} onClick={() => setOpen(true)}>
        参数对比
      </Button>
      <Dialog open={open && Panel !== null} size="lg" title="参数对比" onClose={() => setOpen(false)}>
        {Panel && <Panel {...props} />}
      </Dialog>
    </>
  );
}
