import { BoxIcon, ListIcon, SearchIcon } from '#platform/web/icons/icons.tsx';
import styles from './login-story.module.css';

const PROMISES = [
  [SearchIcon, '一次买齐', '紧固件到实验室用品，21 个大类在一处下单'],
  [BoxIcon, '规则在先', '起订、步长、库存和价格当场校验，不用反复沟通'],
  [ListIcon, '账目清楚', '每张订单可追溯到下单人、采购单号和每一行商品'],
] as const;

/** What the shop is for, beside the form on wide screens. */
export function LoginStory() {
  return (
    <section className={styles.story} aria-label="产品介绍">
      <p className={styles.lead}>
        企业工业品采购
        <br />
        从一个型号开始
      </p>
      <ul className={styles.promises}>
        {PROMISES.map(([Icon, title, text]) => (
          <li key={title}>
            <span className={styles.icon}>
              <Icon size={20} />
            </span>
            <strong>{title}</strong>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
      <Sockets />
    </section>
  );
}

/** Hexagon sockets, the shape of the shop's mark, as a quiet ground. */
function Sockets() {
  const hexagon = 'm0-46 39.800 23v46L0 46l-39.800-23v-46z';
  const places = [
    [330, 40, 1.5],
    [418, 190, 1],
    [300, 250, 0.6],
    [60, 470, 1.2],
    [390, 430, 1.7],
    [230, 540, 0.8],
  ] as const;
  return (
    <svg className={styles.ground} viewBox="0 0 460 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {places.map(([x, y, scale]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <circle r="62" />
          <path d={hexagon} />
        </g>
      ))}
    </svg>
  );
}
