import { createFileRoute } from '@tanstack/react-router';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

export const Route = createFileRoute('/_login/login.html')({
  validateSearch: (search: Record<string, unknown>): { from?: string } =>
    typeof search.from === 'string' ? { from: search.from } : {},
  component: LoginPage,
});

const PROMISES = [
  ['一次买齐', '紧固件到实验室用品，21 个大类在一处下单'],
  ['规则在先', '起订、步长、库存和价格当场校验，不用反复沟通'],
  ['账目清楚', '每张订单可追溯到下单人、采购单号和每一行商品'],
] as const;

function LoginPage() {
  const { from } = Route.useSearch();
  return (
    <div className={styles.page}>
      <section className={styles.story} aria-label="产品介绍">
        <p className={styles.lead}>企业工业品采购，从一个型号开始</p>
        <ul className={styles.promises}>
          {PROMISES.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.card} aria-labelledby="login-title">
        <h1 id="login-title" className={styles.title}>
          登录
        </h1>
        <LoginForm from={from} />
      </section>
    </div>
  );
}
