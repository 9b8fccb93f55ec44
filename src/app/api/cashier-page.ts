import { html, raw } from 'hono/html';
import { payHref } from '#business/paths/rules/public.ts';
import type { Payment } from '#features/payments/api/public.ts';
import { paymentStatusLabel, REFUND_MANNERS } from '#features/payments/rules/public.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import type { CashierAct } from './cashier-routes.ts';

interface CashierView {
  payment: Payment;
  orderNo: string;
  sign: string;
  nonce: string;
}

const ACTS: readonly { act: CashierAct; label: string; note: string }[] = [
  { act: 'pay', label: '支付成功', note: '立即通知商城' },
  { act: 'fail', label: '支付失败', note: '例如余额不足' },
  { act: 'late', label: '延迟到账', note: '约 8 秒后通知商城' },
  { act: 'twice', label: '重复通知', note: '支付成功，同一通知发送两次' },
  { act: 'lost', label: '通知丢失', note: '支付成功但不通知，由商城主动查询' },
];

/** The pretended cashier: plainly a demonstration, and otherwise as people know one. */
export function renderCashier({ payment, orderNo, sign, nonce }: CashierView) {
  const { payNo, amountFen, expiresAt, status } = payment;
  const open = status === 'pending';
  return html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>模拟收银台 - MRO采购系统</title>
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<main>
<p class="demo">演示环境：这里不会产生真实扣款</p>
<h1>模拟收银台</h1>
<p class="amount">${displayFen(amountFen)}</p>
<dl>
<div><dt>收款方</dt><dd>MRO采购系统</dd></div>
<div><dt>订单号</dt><dd>${orderNo}</dd></div>
<div><dt>付款单号</dt><dd>${payNo}</dd></div>
<div><dt>请在此前完成</dt><dd>${displayTime(expiresAt.toISOString())}</dd></div>
</dl>
${open ? form(payNo, orderNo, sign) : html`<p class="over">这笔付款${paymentStatusLabel(status)}，不能再次支付。</p>`}
<p class="back"><a href="${payHref(orderNo)}">返回商城</a></p>
</main>
</body>
</html>`;
}

function form(payNo: string, orderNo: string, sign: string) {
  return html`<form method="post" action="/dev/cashier">
<input type="hidden" name="payNo" value="${payNo}">
<input type="hidden" name="orderNo" value="${orderNo}">
<input type="hidden" name="sign" value="${sign}">
<label class="refunds">如需退款，渠道
<select name="refunds">${Object.entries(REFUND_MANNERS).map(
    ([manner, { label }]) => html`<option value="${manner}">${label}</option>`,
  )}</select></label>
${ACTS.map(
  ({ act, label, note }) =>
    html`<button name="act" value="${act}" class="${act}"><b>${label}</b><span>${note}</span></button>`,
)}
</form>`;
}

const STYLE = `
:root { --ink: #17212b; --quiet: #56636f; --line: #e2e7ed; --link: #0b5cad; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f6f9; color: var(--ink); font: 15px/1.6 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
main { max-width: 460px; margin: 48px auto; padding: 28px 28px 22px; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
.demo { margin: 0 0 18px; padding: 6px 12px; border-radius: 6px; background: #fff4dc; color: #7a4800; font-size: 13px; text-align: center; }
h1 { margin: 0; font-size: 18px; text-align: center; }
.amount { margin: 6px 0 18px; font-size: 36px; font-weight: 700; text-align: center; font-variant-numeric: tabular-nums; }
dl { margin: 0 0 18px; padding: 12px 0; border: solid var(--line); border-width: 1px 0; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 3px 0; }
dt { color: var(--quiet); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 8px; }
button { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; padding: 10px 14px; border: 1px solid #84919e; border-radius: 8px; background: #fff; color: var(--ink); font: inherit; text-align: left; cursor: pointer; }
button span { color: var(--quiet); font-size: 13px; text-align: right; }
button:hover, button:focus-visible { border-color: var(--link); background: #f2f7fc; }
.pay { border-color: var(--link); background: var(--link); color: #fff; }
.pay span { color: #e3eefa; }
.pay:hover, .pay:focus-visible { background: #094d91; }
.refunds { display: flex; align-items: center; justify-content: space-between; gap: 12px; color: var(--quiet); font-size: 13px; }
select { max-width: 70%; padding: 6px 8px; border: 1px solid #84919e; border-radius: 6px; background: #fff; color: var(--ink); font: inherit; }
.over { margin: 0; padding: 12px; border-radius: 8px; background: #f7f9fb; text-align: center; }
.back { margin: 16px 0 0; font-size: 13px; text-align: center; }
a { color: var(--link); }
@media (max-width: 500px) { main { margin: 0; border: 0; border-radius: 0; min-height: 100vh; } }
`;
