import { useEffect, useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { describeRest } from '../rules/describe-rest.ts';

/** How long the order still waits: the moment in words, and once the page lives, the time that is left. */
export function HoldClock({ until }: { until: string }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const rest = now === null ? null : describeRest(Date.parse(until) - now);
  return (
    <>
      请在 <time dateTime={until}>{displayTime(until)}</time> 前完成付款，超时订单自动取消
      {rest && <span>（剩余 {rest}）</span>}
    </>
  );
}
