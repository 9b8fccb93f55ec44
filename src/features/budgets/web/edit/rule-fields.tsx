import { Checkbox, Form, Input, Select } from 'antd';
import { Button } from '#platform/web/controls/button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { Budget } from '../../contract/budget-schemas.ts';
import { FREQUENCIES, OVER_POLICIES } from '../../rules/budget-labels.ts';
import { wordBudget } from '../../rules/word-budget.ts';
import styles from '../budgets.module.css';
import type { RuleValues } from './center-values.ts';

const FREQUENCY_OPTIONS = Object.entries(FREQUENCIES).map(([value, { label }]) => ({ value, label }));
const POLICY_OPTIONS = Object.entries(OVER_POLICIES).map(([value, { label, explain }]) => ({
  value,
  label: `${label}：${explain}`,
}));
const PERCENTS = [50, 80, 90, 100].map((value) => ({ value, label: `${value}%` }));
const LIMIT_RULES = [{ pattern: /^\d{0,11}(\.\d{1,2})?$/, message: '额度应为不小于 0 的金额，最多两位小数' }];

type Props = { at: number; rule: RuleValues | undefined; budget: Budget | undefined; onRemove: () => void };

/** How much and how often; without a limit the amount stands for itself. */
function LimitFields({ at, rule }: Pick<Props, 'at' | 'rule'>) {
  return (
    <>
      <Form.Item
        name={[at, 'limit']}
        label="每期额度（元）"
        rules={rule?.unlimited ? [] : LIMIT_RULES}
        extra="不填按 0 计算"
      >
        <Input
          inputMode="decimal"
          maxLength={14}
          disabled={rule?.unlimited}
          placeholder={rule?.unlimited ? '无限' : '0.00'}
          aria-label={`规则 ${at + 1} 每期额度`}
        />
      </Form.Item>
      <Form.Item name={[at, 'unlimited']} valuePropName="checked" label="不限额">
        <Checkbox aria-label={`规则 ${at + 1} 不限额`}>无限</Checkbox>
      </Form.Item>
    </>
  );
}

/** From when to when it counts; the end may stay open, but for a period of its own. */
function DayFields({ at, rule }: Pick<Props, 'at' | 'rule'>) {
  const once = rule?.frequency === 'disposable';
  return (
    <>
      <Form.Item name={[at, 'startsOn']} label="开始日期" rules={[{ required: true, message: '请填写开始日期' }]}>
        <Input type="date" disabled={rule?.inUse} aria-label={`规则 ${at + 1} 开始日期`} />
      </Form.Item>
      <Form.Item
        name={[at, 'endsOn']}
        label="结束日期"
        extra={once ? undefined : '不填为长期有效'}
        rules={[
          { required: once, message: '一次性额度须填写结束日期' },
          {
            validator: async (_rule, value: string) => {
              if (value && rule?.startsOn && value < rule.startsOn) throw new Error('结束日期不能早于开始日期');
            },
          },
        ]}
      >
        <Input type="date" aria-label={`规则 ${at + 1} 结束日期`} />
      </Form.Item>
    </>
  );
}

function RuleCard({ at, rule, budget, onRemove }: Props) {
  return (
    <fieldset className={styles.rule}>
      <div className={styles.ruleHead}>
        <span>规则 {at + 1}</span>
        {rule?.statusLabel && <Tag tone={rule.enabled ? 'success' : 'neutral'}>{rule.statusLabel}</Tag>}
        {budget && (
          <span className={styles.quiet}>
            {FREQUENCIES[budget.frequency].current}
            {wordBudget({ limit: budget.limit, left: budget.available })}
          </span>
        )}
        {rule?.inUse ? (
          <span className={styles.quiet}>已有流水：周期和开始日期不能改，不用时请停用</span>
        ) : (
          <Button kind="quiet" size="sm" aria-label={`移除规则 ${at + 1}`} onClick={onRemove}>
            移除
          </Button>
        )}
      </div>
      <Form.Item name={[at, 'id']} hidden>
        <Input />
      </Form.Item>
      <div className={styles.grid}>
        <Form.Item name={[at, 'frequency']} label="周期">
          <Select options={FREQUENCY_OPTIONS} disabled={rule?.inUse} aria-label={`规则 ${at + 1} 周期`} />
        </Form.Item>
        <LimitFields at={at} rule={rule} />
        <DayFields at={at} rule={rule} />
        <Form.Item name={[at, 'overPolicy']} label="超出额度时">
          <Select options={POLICY_OPTIONS} aria-label={`规则 ${at + 1} 超出额度时`} />
        </Form.Item>
        <Form.Item name={[at, 'alertPercents']} label="提醒负责人" extra="达到所选比例时各发一封邮件">
          <Select mode="multiple" options={PERCENTS} aria-label={`规则 ${at + 1} 提醒比例`} />
        </Form.Item>
        <Form.Item name={[at, 'carryOver']} valuePropName="checked" label="期末结余">
          <Checkbox disabled={rule?.frequency === 'disposable'} aria-label={`规则 ${at + 1} 结转下期`}>
            结转到下一期
          </Checkbox>
        </Form.Item>
        <Form.Item name={[at, 'enabled']} valuePropName="checked" label="状态">
          <Checkbox aria-label={`规则 ${at + 1} 启用`}>启用</Checkbox>
        </Form.Item>
      </div>
    </fieldset>
  );
}

type ListProps = { most: number; budgets: readonly Budget[]; fresh: () => RuleValues };

/** Rules of a centre, each with how it stands today; all of them have to hold at once. */
export function RuleFields({ most, budgets, fresh }: ListProps) {
  return (
    <Form.List name="rules">
      {(rows, { add, remove }) => (
        <div className={styles.rules}>
          {rows.map(({ key, name: at }) => (
            <Form.Item key={key} noStyle shouldUpdate>
              {({ getFieldValue }) => {
                const rule = getFieldValue(['rules', at]) as RuleValues | undefined;
                const budget = budgets.find(({ ruleId }) => ruleId === rule?.id);
                return <RuleCard at={at} rule={rule} budget={budget} onRemove={() => remove(at)} />;
              }}
            </Form.Item>
          ))}
          {rows.length === 0 && <p className={styles.quiet}>没有额度规则：计入本成本中心的支出不受限制。</p>}
          {rows.length < most && (
            <span>
              <Button size="sm" onClick={() => add(fresh())}>
                添加额度规则
              </Button>
            </span>
          )}
        </div>
      )}
    </Form.List>
  );
}
