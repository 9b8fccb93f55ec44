import { type ComponentType, useState } from 'react';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { Dialog, preloadDialog } from '#platform/web/overlays/dialog.tsx';
import { describeAdded } from '../../rules/recommendation.ts';
import { MAX_RECOMMENDED } from '../../rules/share-kinds.ts';
import { isSales } from '../may-share.ts';
import { GoodsSearch } from './goods-search.tsx';
import { BoughtSource, CartSource, ListSource } from './goods-sources.tsx';
import { PasteSource } from './paste-source.tsx';
import styles from './recommend.module.css';
import { addToDraft } from './recommendation-draft.ts';

interface Source {
  label: string;
  offered: (session: UserInfo) => boolean;
  Goods: ComponentType<{ onChoose: (itemNos: string[]) => void }>;
}

const SOURCES: readonly Source[] = [
  { label: '粘贴编码', offered: () => true, Goods: PasteSource },
  { label: '从选型清单', offered: ({ permissions }) => permissions.includes('SELECTION_LIST'), Goods: ListSource },
  {
    label: '从采购过的商品',
    offered: ({ permissions }) => permissions.includes('ORDER_MANAGEMENT'),
    Goods: BoughtSource,
  },
  // Sales accounts have none (specification 1).
  { label: '从购物车', offered: (session) => !isSales(session), Goods: CartSource },
];

/** Every way goods come into a recommendation. */
export function AddGoods({ session, count }: { session: UserInfo; count: number }) {
  const [source, setSource] = useState<Source | null>(null);
  const add = (itemNos: string[]) => {
    const added = addToDraft(session.participantId, itemNos);
    notify[added.left > 0 ? 'warning' : 'success'](describeAdded(added));
    setSource(null);
  };
  return (
    <Section title="选择商品" note={`已选 ${count} 种，最多 ${MAX_RECOMMENDED} 种`}>
      <div className={styles.sources}>
        <GoodsSearch onChoose={add} />
        {SOURCES.filter(({ offered }) => offered(session)).map((one) => (
          <Button key={one.label} onFocus={preloadDialog} onPointerEnter={preloadDialog} onClick={() => setSource(one)}>
            {one.label}
          </Button>
        ))}
      </div>
      <Dialog open={source !== null} title={source?.label ?? ''} onClose={() => setSource(null)}>
        {source && <source.Goods onChoose={add} />}
      </Dialog>
    </Section>
  );
}
