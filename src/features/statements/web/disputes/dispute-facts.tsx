import { displayTime } from '#platform/shared/display-time.ts';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import type { DisputeDetail } from '../../contract/dispute-schemas.ts';
import { DisputeTag } from '../statement-tag.tsx';

type Shown = Omit<DisputeDetail, 'acts'>;

/** What is in question: the line as it was billed beside what the customer says of it. */
export function DisputeFacts({ found }: { found: Shown }) {
  const { line, kindLabel, status, statusLabel, claimedQuantity, claimedPrice, asked, dueAt, late } = found;
  const claimed =
    claimedQuantity !== null
      ? `实收 ${claimedQuantity} ${line.unit}`
      : claimedPrice !== null
        ? `应为 ${claimedPrice} 元`
        : '';
  return (
    <Facts
      facts={[
        { label: '状态', value: <DisputeTag status={status} label={statusLabel} /> },
        { label: '类型', value: `${kindLabel}${claimed && `，${claimed}`}` },
        { label: '申请少付', value: <Money yuan={asked} exact /> },
        { label: '商品', value: `${line.name || line.sourceLabel} ${line.itemNo}` },
        { label: '账单', value: `${line.orderNo}，${line.quantity} ${line.unit} × ${line.price} = ${line.amount}` },
        { label: '说明', value: found.words },
        { label: '提出', value: `${found.creatorName} ${displayTime(found.createdAt)}` },
        { label: '负责人', value: found.ownerName },
        { label: '答复期限', value: dueAt && `${displayTime(dueAt)}${late ? '（已超时）' : ''}` },
      ]}
    />
  );
}
