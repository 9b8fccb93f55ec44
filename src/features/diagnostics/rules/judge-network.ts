import type { Finding } from './finding.ts';
import { STREAM_GAP_MS, STREAM_TICKS } from './net-thresholds.ts';

/** Up to `good` is good, up to `slow` is slow; milliseconds. */
interface Scale {
  good: number;
  slow: number;
}

const CONNECTION: Scale = { good: 200, slow: 1_000 };
const LATENCY: Scale = { good: 150, slow: 400 };
const JITTER: Scale = { good: 50, slow: 200 };
const CALL: Scale = { good: 500, slow: 2_000 };
const PICTURE: Scale = { good: 1_000, slow: 3_000 };
const FIRST_BYTE: Scale = { good: 1_000, slow: 3_000 };
/** Mbit/s. */
const SPEED = { good: 4, slow: 1 };

/** What a measured time or speed can be. */
type Rating = 'good' | 'slow' | 'bad';
const RANK: readonly Rating[] = ['good', 'slow', 'bad'];

function rate(value: number, { good, slow }: Scale): Rating {
  if (value <= good) return 'good';
  return value <= slow ? 'slow' : 'bad';
}

const worse = (a: Rating, b: Rating) => (RANK.indexOf(a) > RANK.indexOf(b) ? a : b);
const ms = (value: number) => `${Math.round(value)} 毫秒`;
const scaleText = ({ good, slow }: Scale) => `${good} 毫秒以内为正常，超过 ${slow} 毫秒为异常`;

const SLOW_LINE = '网络较慢：请避开大流量下载时段，或联系贵司 IT 检查出口带宽和代理。';
const unblock = (host: string, what: string) => `请联系贵司 IT 放行 ${host}（${what}）。`;

function advised(verdict: Rating, facts: Omit<Finding, 'verdict' | 'advice'>, advice: string): Finding {
  return verdict === 'good' ? { verdict, ...facts } : { verdict, ...facts, advice };
}

export interface ConnectionTimes {
  dns: number;
  /** Without the handshake of https. */
  connect: number;
  tls: number;
  /** The browser took a connection it had already, so that there was nothing to measure. */
  reused: boolean;
}

/** Null: the browser keeps its timings to itself. */
export function judgeConnection(times: ConnectionTimes | null): Finding {
  const rule = `合计 ${scaleText(CONNECTION)}`;
  if (!times) return { verdict: 'unknown', detail: '浏览器没有公开连接耗时', rule };
  if (times.reused) return { verdict: 'good', detail: '沿用了已有连接，未重新解析域名', rule };
  const { dns, connect, tls } = times;
  const secured = tls > 0 ? `，加密握手 ${ms(tls)}` : '';
  const detail = `域名解析 ${ms(dns)}，连接 ${ms(connect)}${secured}`;
  const advice = '连接建立较慢：请联系贵司 IT 检查域名解析（DNS）和出口代理。';
  return advised(rate(dns + connect + tls, CONNECTION), { detail, rule }, advice);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Mean difference from one value to the next. */
export function jitter(values: readonly number[]): number {
  const steps = values.slice(1).map((value, at) => Math.abs(value - (values[at] ?? value)));
  return steps.length ? steps.reduce((sum, step) => sum + step, 0) / steps.length : 0;
}

/** Round trips; null for those that failed. */
export function judgeLatency(trips: readonly (number | null)[], host: string): Finding {
  const rule = `中位数 ${scaleText(LATENCY)}；抖动超过 ${JITTER.good} 毫秒为偏慢；丢失一半以上为异常`;
  const times = trips.filter((trip) => trip !== null);
  const lost = trips.length - times.length;
  if (times.length === 0) {
    return { verdict: 'bad', detail: '没有收到应答', rule, advice: unblock(host, '网页访问') };
  }
  const figures = `最短 ${ms(Math.min(...times))}，中位数 ${ms(median(times))}，抖动 ${ms(jitter(times))}`;
  const detail = lost ? `${figures}，${trips.length} 次中丢失 ${lost} 次` : figures;
  const timed = worse(rate(median(times), LATENCY), rate(jitter(times), JITTER));
  const verdict = worse(timed, lost * 2 >= trips.length ? 'bad' : lost > 0 ? 'slow' : 'good');
  return advised(verdict, { detail, rule }, SLOW_LINE);
}

/** Null: no answer, or one that was not the shop's. */
export function judgeCall(time: number | null, host: string): Finding {
  const rule = scaleText(CALL);
  if (time === null) {
    return { verdict: 'bad', detail: '接口没有应答', rule, advice: unblock(host, '允许 POST 请求，不改写内容') };
  }
  return advised(rate(time, CALL), { detail: `往返 ${ms(time)}`, rule }, SLOW_LINE);
}

/** Null: the picture did not arrive; `none`: there is no picture to load. */
export function judgePicture(time: number | null | 'none', host: string): Finding {
  const rule = scaleText(PICTURE);
  if (time === 'none') return { verdict: 'unknown', detail: '商品库为空，没有图片可测', rule };
  if (time === null) return { verdict: 'bad', detail: '图片没有加载出来', rule, advice: unblock(host, '/media/ 图片') };
  return advised(rate(time, PICTURE), { detail: `加载 ${ms(time)}`, rule }, SLOW_LINE);
}

/** `bytes` that arrived in `time` milliseconds, or why nothing can be said. */
export function judgeDownload(measured: { bytes: number; time: number } | 'failed' | 'refused'): Finding {
  const rule = `${SPEED.good} Mbit/s 以上为正常，低于 ${SPEED.slow} Mbit/s 为异常`;
  if (measured === 'refused') return { verdict: 'unknown', detail: '检测过于频繁，请一分钟后再测', rule };
  if (measured === 'failed') return { verdict: 'bad', detail: '下载中断', rule, advice: SLOW_LINE };
  // A thousand bytes a millisecond are eight megabits a second.
  const speed = (measured.bytes * 8) / 1_000 / Math.max(measured.time, 1);
  const verdict = speed >= SPEED.good ? 'good' : speed >= SPEED.slow ? 'slow' : 'bad';
  const detail = `${speed >= 100 ? Math.round(speed) : speed.toFixed(1)} Mbit/s（${Math.round(measured.bytes / 1024)} KB）`;
  return advised(verdict, { detail, rule }, SLOW_LINE);
}

/** Arrival of each event in milliseconds since the stream was asked for. */
export function judgeStream(arrivals: readonly number[] | 'refused', host: string): Finding {
  const rule = `收到 ${STREAM_TICKS} 个推送，间隔约 ${STREAM_GAP_MS} 毫秒；首个推送 ${scaleText(FIRST_BYTE)}`;
  if (arrivals === 'refused') return { verdict: 'unknown', detail: '检测过于频繁，请一分钟后再测', rule };
  const [first] = arrivals;
  const last = arrivals.at(-1);
  if (first === undefined || last === undefined) {
    const advice = unblock(host, '服务器推送 text/event-stream');
    return { verdict: 'bad', detail: '没有收到推送', rule, advice };
  }
  if (arrivals.length < STREAM_TICKS) {
    const detail = `只收到 ${arrivals.length} 个推送，共 ${STREAM_TICKS} 个`;
    return { verdict: 'bad', detail, rule, advice: '推送中途断开：请联系贵司 IT 检查代理的超时设置。' };
  }
  // Ticks that were sent over 1.2 s and arrive together were held back on the way.
  if (last - first < (STREAM_GAP_MS * (STREAM_TICKS - 1)) / 2) {
    const advice = `代理攒齐后才转发：请联系贵司 IT 对 ${host} 的 text/event-stream 关闭代理缓冲。`;
    return { verdict: 'bad', detail: `推送被合并送达（${ms(last - first)} 内全部到达）`, rule, advice };
  }
  const gaps = arrivals.slice(1).map((arrival, at) => arrival - (arrivals[at] ?? arrival));
  const detail = `首个推送 ${ms(first)}，间隔 ${ms(Math.min(...gaps))}–${ms(Math.max(...gaps))}`;
  return advised(rate(first, FIRST_BYTE), { detail, rule }, SLOW_LINE);
}
