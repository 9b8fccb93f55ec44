import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import type { OrderLine } from '../../contract/order-schemas.ts';
import styles from './paper-lines.module.css';

/** Room to write into. */
const EMPTY = '\u00a0';

/** What is left of a line: what was cancelled is neither delivered nor paid. */
const wanted = (line: OrderLine) => line.quantity - line.cancelledQuantity;

/** The goods; a delivery note has room to count what arrived. */
export function PaperLines({ lines, prices }: { lines: readonly OrderLine[]; prices: boolean }) {
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">商品</caption>
      <thead>
        <tr>
          <th scope="col">行</th>
          <th scope="col">商品</th>
          <th scope="col">型号 / 品牌</th>
          <th scope="col" className={styles.figure}>
            数量
          </th>
          <th scope="col">单位</th>
          {prices ? <PriceHeads /> : <th scope="col">实收</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineNo}>
            <td>{line.lineNo}</td>
            <th scope="row">
              {line.productName}
              <span className={styles.code}>
                {[line.skuCode, `承诺 ${line.deliveryText}`, ...lineFieldWords(line)].join(' · ')}
              </span>
            </th>
            <td>{[line.mpn, line.brandName].filter(Boolean).join(' / ') || '—'}</td>
            <td className={styles.figure}>
              {wanted(line).toLocaleString('zh-CN')}
              {line.cancelledQuantity > 0 && <span className={styles.code}>已取消 {line.cancelledQuantity}</span>}
            </td>
            <td>{line.orderUnit}</td>
            {prices ? <Prices line={line} /> : <td className={styles.count}>{EMPTY}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PriceHeads() {
  return (
    <>
      <th scope="col" className={styles.figure}>
        含税单价
      </th>
      <th scope="col" className={styles.figure}>
        税率
      </th>
      <th scope="col" className={styles.figure}>
        含税金额
      </th>
    </>
  );
}

function Prices({ line }: { line: OrderLine }) {
  return (
    <>
      <td className={styles.figure}>{displayYuan(line.salesPrice)}</td>
      <td className={styles.figure}>{line.taxRate}</td>
      <td className={styles.figure}>{displayYuan(line.amount)}</td>
    </>
  );
}
