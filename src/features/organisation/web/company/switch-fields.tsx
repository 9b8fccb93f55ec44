import { Checkbox, Form, Input, Select } from 'antd';
import styles from './company.module.css';

const DUPLICATE_PO = [
  { value: 'ignore', label: '允许：不检查' },
  { value: 'warn', label: '提醒：确认后可以提交' },
  { value: 'block', label: '禁止：不能提交' },
];
const PAY_DAYS = [1, 2, 3, 5, 10].map((value) => ({ value, label: `${value} 个工作日` }));
const HOLD_DAYS = [1, 2, 3, 5, 7, 10, 15, 30].map((value) => ({ value, label: `${value} 天` }));

/** Each switch with what it does, as an administrator would ask it. */
const GROUPS = [
  {
    title: '采购规则',
    switches: [
      { name: 'quotationSwitch', label: '允许发起询价和报价' },
      { name: 'costSwitch', label: '下单必须选择成本中心' },
      { name: 'searchBeyondRange', label: '可采购范围以外的商品也能搜到（不能购买）' },
    ],
  },
  {
    title: '预算与审批',
    switches: [
      { name: 'budgetWithFreight', label: '预算包含运费' },
      { name: 'budgetWithTax', label: '预算按含税金额计算' },
      { name: 'budgetOverReason', label: '超出预算时须核对金额并填写原因才能提交' },
      { name: 'quoteApprovalCovers', label: '报价审批通过后，批准金额内转订单不再审批' },
      { name: 'selfApproval', label: '允许管理员审批自己提交的单据' },
    ],
  },
  {
    title: '服务入口',
    switches: [
      { name: 'phoneVersion', label: '显示手机版二维码入口' },
      { name: 'customerService', label: '显示在线客服入口' },
    ],
  },
] as const;

/** Switches of the whole company. */
export function SwitchFields() {
  return (
    <>
      {GROUPS.map(({ title, switches }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          {switches.map(({ name, label }) => (
            <Form.Item key={name} name={name} valuePropName="checked" className={styles.line}>
              <Checkbox>{label}</Checkbox>
            </Form.Item>
          ))}
        </fieldset>
      ))}
      <div className={styles.two}>
        <Form.Item name="duplicatePo" label="12 个月内重复的 PO 号">
          <Select options={DUPLICATE_PO} />
        </Form.Item>
        <Form.Item name="approvalHoldDays" label="待审批期间保留价格和库存">
          <Select options={HOLD_DAYS} />
        </Form.Item>
        <Form.Item
          name="payAfterApprovalDays"
          label="审批通过后的付款时间"
          tooltip="适用于在线支付的订单，期间保留价格和库存；工作日按公司日历计算。对公转账不少于 7 天。"
        >
          <Select options={PAY_DAYS} />
        </Form.Item>
        <Form.Item
          name="approvalConfirmAbove"
          label="审批金额超过多少元要确认"
          extra="低于此金额按一下即同意，7 秒内可撤销；填 0 则每次都要确认"
          rules={[{ pattern: /^\d{1,9}(\.\d{1,2})?$/, message: '请填写数字，最多两位小数，例如 5000' }]}
        >
          <Input inputMode="decimal" prefix="¥" />
        </Form.Item>
      </div>
    </>
  );
}
