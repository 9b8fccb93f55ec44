import { CART_PATH } from '#business/paths/rules/public.ts';
import type { PastedRow } from '#business/written-lines/rules/public.ts';
import { Cut } from '#platform/web/display/cut.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { WarningIcon } from '#platform/web/icons/icons.tsx';
import { CheckIcon } from '#platform/web/icons/late-icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { CheckedPaste } from '../check-paste.ts';
import { RowChoices } from '../row-choices.tsx';
import { STATUS_WORDS } from '../status-words.ts';
import styles from './quick-order.module.css';
import type { QuickOutcome as Outcome } from './use-quick-order.ts';

export type QuickOutcomeProps = {
  outcome: Outcome;
  onAccept: (at: number, change: Partial<PastedRow>) => void;
};

/** What went wrong is said before what went right. */
export default function QuickOutcome({ outcome: { added, left, totals }, onAccept }: QuickOutcomeProps) {
  return (
    <div className={styles.outcome}>
      <p className={styles.summary} role="status" data-left={left.length > 0 || undefined}>
        {left.length > 0 && `${left.length} 行未加入，已留在上方${added.length > 0 ? '；' : ''}`}
        {added.length > 0 && `${added.length} 行已加入购物车`}
        {totals > 0 && `；${totals} 行是合计，没有计入`}
        {added.length > 0 && <PageLink href={CART_PATH}>查看购物车</PageLink>}
      </p>
      <ul className={styles.lines}>
        {left.map((one, at) => (
          <LeftRow key={at} place={at + 1} {...one} onAccept={(change) => onAccept(at, change)} />
        ))}
        {added.map(({ judged }, at) => (
          <li key={at} className={styles.right}>
            <CheckIcon size={14} />
            <strong>{judged.item?.itemCode}</strong>
            <Cut>{judged.item?.productName}</Cut>
            {judged.conversion || `${judged.orderQuantity.toLocaleString('zh-CN')} ${judged.item?.orderUnit}`}
            <Money yuan={judged.amount} exact />
          </li>
        ))}
      </ul>
    </div>
  );
}

type LeftRowProps = CheckedPaste & {
  place: number;
  onAccept: (change: Partial<PastedRow>) => void;
};

function LeftRow({ row, judged, place, onAccept }: LeftRowProps) {
  const written = [row.code || row.customerCode || row.name, row.quantity].filter(Boolean).join(' ');
  const words = [judged.conversion, judged.message].filter(Boolean).join('；');
  return (
    <li className={styles.wrong}>
      <WarningIcon size={14} />
      <strong>{written}</strong>
      <span className={styles.reason} data-status={judged.status}>
        {STATUS_WORDS[judged.status].label}：{words}
      </span>
      <RowChoices
        withField
        row={{ ...judged, rowNumber: place }}
        onQuantity={(quantity) => onAccept({ quantity })}
        onItem={(code) => onAccept({ code })}
      />
    </li>
  );
}
