import type { Health } from '../contract/diagnostics-schemas.ts';
import type { Finding } from './finding.ts';

const ANSWER_GOOD_MS = 200;
/** The sign of life comes once a minute. */
const SILENT_MAX = 180;
const LAG_MAX = 60;
const STARTING_SECONDS = 180;

const TELL_US = '系统正在恢复，请稍后重试；持续异常请把报告发给客服。';

/** Null: the service did not answer at all. */
export function judgeService(health: Health | null): Finding {
  const rule = '服务能应答';
  if (health) return { verdict: 'good', detail: '已就绪', rule };
  return { verdict: 'bad', detail: '没有应答', rule, advice: '服务暂时无法访问：请先做网络检测，再联系客服。' };
}

export function judgeDatabase(health: Health | null): Finding {
  const rule = `${ANSWER_GOOD_MS} 毫秒内应答`;
  if (!health) return { verdict: 'unknown', detail: '服务没有应答，无法得知', rule };
  const { answers, ms } = health.database;
  if (!answers) return { verdict: 'bad', detail: '没有应答', rule, advice: TELL_US };
  const verdict = ms <= ANSWER_GOOD_MS ? 'good' : 'slow';
  return { verdict, detail: `应答 ${ms} 毫秒`, rule, ...(verdict === 'slow' && { advice: TELL_US }) };
}

/** Whether what happens later (mails, search, reports) happens. */
export function judgeWorker(health: Health | null): Finding {
  const rule = `${SILENT_MAX / 60} 分钟内有活动，待办积压不超过 ${LAG_MAX} 秒`;
  if (!health?.database.answers) return { verdict: 'unknown', detail: '无法得知', rule };
  const { silentSeconds, lagSeconds } = health.worker;
  if (silentSeconds === null || silentSeconds > SILENT_MAX) {
    const age = (Date.parse(health.serverTime) - Date.parse(health.startedAt)) / 1_000;
    if (age < STARTING_SECONDS) return { verdict: 'unknown', detail: '系统刚启动，稍后再看', rule };
    return { verdict: 'bad', detail: '没有活动', rule, advice: `邮件、短信和搜索更新会延迟。${TELL_US}` };
  }
  if (lagSeconds > LAG_MAX) {
    return { verdict: 'notice', detail: `待办积压 ${lagSeconds} 秒`, rule, advice: '邮件和短信可能晚到，请稍候。' };
  }
  return { verdict: 'good', detail: `${silentSeconds} 秒前有活动，无积压`, rule };
}
