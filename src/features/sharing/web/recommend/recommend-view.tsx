import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import type { ItemCard } from '#features/catalog/contract/item-schemas.ts';
import { itemCardsQuery } from '#features/catalog/web/public.ts';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { Recommendation } from '../../rules/recommendation.ts';
import { isSales } from '../may-share.ts';
import { RecommendedGoods } from '../recommended-goods.tsx';
import { AddGoods } from './add-goods.tsx';
import styles from './recommend.module.css';
import { RecommendLink } from './recommend-link.tsx';
import { useRecommendation } from './recommendation-draft.ts';
import { RecommendedLines } from './recommended-lines.tsx';

type Change = (part: Partial<Recommendation>) => void;

function useCards(lines: Recommendation['lines']): ReadonlyMap<string, ItemCard> | undefined {
  // The order changes often and nothing else by it: goods are asked for in an order of their own.
  const itemNos = lines.map(({ itemNo }) => itemNo).sort();
  const { data } = useQuery({
    ...itemCardsQuery(itemNos),
    enabled: itemNos.length > 0,
    placeholderData: keepPreviousData,
  });
  return data && new Map(data.map((card) => [card.itemCode, card]));
}

function obstacleOf({ lines }: Recommendation, cards: ReadonlyMap<string, ItemCard> | undefined): string | null {
  if (lines.length === 0) return '先选择要推荐的商品。';
  if (!cards) return '正在加载商品…';
  const gone = lines.filter(({ itemNo }) => !cards.has(itemNo)).length;
  return gone > 0 ? `有 ${gone} 种商品已下架或不可见，请移除后再生成链接。` : null;
}

function Words({ draft, onChange }: { draft: Recommendation; onChange: Change }) {
  return (
    <Section title="推荐给谁、说什么">
      <div className={styles.words}>
        <TextField
          label="推荐给"
          hint="收到的人或部门，对方打开时能看到"
          maxLength={40}
          value={draft.forWhom}
          onChange={({ target }) => onChange({ forWhom: target.value })}
        />
        <TextField
          label="标题"
          hint="不填时用第一种商品的名称"
          maxLength={60}
          value={draft.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <TextAreaField
          label="整体说明"
          rows={2}
          maxLength={300}
          className={styles.whole}
          value={draft.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
    </Section>
  );
}

/** Puts a recommendation together: goods, their order, words, how its reader will see it, and the link. */
export function RecommendView({ session }: { session: UserInfo }) {
  const { draft, change, clear } = useRecommendation(session.participantId);
  const cards = useCards(draft.lines);
  const items = draft.lines.flatMap(({ itemNo, note }) => {
    const card = cards?.get(itemNo);
    return card ? [{ ...card, remark: note.trim() }] : [];
  });
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{isSales(session) ? '推荐商品给客户' : '推荐商品给同事'}</h1>
        <p className={styles.quiet}>
          当前公司：{session.firmName}。对方只能查看，看到的是自己账号的价格；对方不可见的商品不会显示。
        </p>
      </div>
      <AddGoods session={session} count={draft.lines.length} />
      {draft.lines.length === 0 ? (
        <EmptyState title="还没有选择商品">
          搜索商品，或从清单、采购记录中选择；商品页的“加入推荐”也会加到这里。
        </EmptyState>
      ) : (
        <>
          <Section title="推荐商品" note="按显示顺序排列，拖动或按 ↑ ↓ 调整">
            <RecommendedLines lines={draft.lines} cards={cards} onChange={(lines) => change({ lines })} />
          </Section>
          <Words draft={draft} onChange={change} />
          <RecommendedGoods title="对方看到的样子" note={draft.note.trim()} items={items} />
        </>
      )}
      <RecommendLink draft={draft} obstacle={obstacleOf(draft, cards)} onClear={clear} />
    </div>
  );
}
