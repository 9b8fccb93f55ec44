import { displayTime } from '#platform/shared/display-time.ts';
import { describeRest } from '../../rules/life/describe-rest.ts';
import { useRest } from './use-rest.ts';

/** How long the order still waits: the moment in words, and once the page lives, the time that is left. */
export function HoldClock({ until }: { until: string }) {
  const left = useRest(until);
  const rest = left === null ? null : describeRest(left);
  return (
    <>
      请在 <time dateTime={until}>{displayTime(until)}</time> 前完成付款，超时订单自动取消
      {rest && <span>（剩余 {rest}）</span>}
    </>
  );
}
