import { themeVariables } from '#platform/web/theme/theme-css.ts';
import { tints } from '#platform/web/theme/tints.ts';
import styles from './theme-preview.module.css';

const SHOP_COLOUR = '#409eff';

/** A piece of the shop in the colour, and the ten steps made of it; nothing in it can be used. */
export function ThemePreview({ themeColor, companyName }: { themeColor: string | null; companyName: string }) {
  return (
    <figure className={styles.preview} style={themeVariables(themeColor)}>
      <figcaption>预览（保存后对全公司生效）</figcaption>
      <div className={styles.shop} aria-hidden="true">
        <div className={styles.bar}>
          <span className={styles.mark} />
          <b>{companyName}</b>
          <span className={styles.box}>
            <span>内六角螺钉 M8</span>
            <span className={styles.search}>搜索</span>
          </span>
        </div>
        <div className={styles.body}>
          <ul className={styles.menu}>
            <li>待办中心</li>
            <li className={styles.current}>我的订单</li>
            <li>选型清单</li>
          </ul>
          <div className={styles.card}>
            <span className={styles.link}>外六角螺栓 GB/T 5783 M10×40</span>
            <span className={styles.price}>¥1.8600</span>
            <span className={styles.tag}>协议价</span>
            <span className={styles.button}>加入购物车</span>
          </div>
        </div>
      </div>
      <ol className={styles.steps} aria-hidden="true">
        {tints(themeColor ?? SHOP_COLOUR).map((tint, index) => (
          <li key={`${index}${tint}`} style={{ background: tint }} />
        ))}
      </ol>
    </figure>
  );
}
