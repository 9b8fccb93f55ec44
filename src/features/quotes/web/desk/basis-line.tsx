import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
import type { DeskLine } from '../../contract/quote-desk-schemas.ts';
import styles from '../quote.module.css';

const known = (amount: string | null) => (amount === null || amount === '' ? '未知' : <Money yuan={amount} exact />);

/** Cost and floor of an item of the catalogue; where the desk changed them, before and after with the reason. */
export function BasisText({ cost, floor, supplier, change }: Pick<DeskLine, 'cost' | 'floor' | 'supplier' | 'change'>) {
  if (!change) {
    return (
      <span>
        目录成本 {known(cost)}，底价 {known(floor)}
        {supplier && <span className={styles.quiet}>（{supplier}）</span>}
      </span>
    );
  }
  return (
    <span className={styles.changed}>
      成本 {known(change.before.cost)} → {known(cost)}，底价 {known(change.before.floor)} → {known(floor)}，原因：
      {change.reason}
    </span>
  );
}

type Props = Parameters<typeof BasisText>[0] & { onChange: () => void };

/** The same with the way to change them: an act of its own. */
export function BasisLine({ onChange, ...basis }: Props) {
  return (
    <Row gap={10} looks={['wrap']}>
      <BasisText {...basis} />
      <Button size="sm" onClick={onChange}>
        修改成本底价
      </Button>
    </Row>
  );
}
