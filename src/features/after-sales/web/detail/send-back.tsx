import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BuyersOnly, Permitted } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import type { CaseDetail } from '../../contract/case-schemas.ts';
import type { ReturnWays } from '../../contract/return-contract.ts';
import { placeText } from '../../rules/place-text.ts';
import { returnApi, returnWaysQuery } from '../case-api.ts';
import { RadioCards } from '../radio-cards.tsx';
import styles from './case.module.css';
import { bookedPickup } from './next-words.ts';
import { useCaseAct } from './use-case-act.ts';

type Way = 'pickup' | 'mail' | 'deliver';

/** The goods may come back now: how they do is the customer's to say, whatever was said before. */
export function SendBack({ found }: { found: CaseDetail }) {
  const { data } = useQuery(returnWaysQuery(found.caseNo));
  const [chosen, setChosen] = useState<Way | null>(null);
  if (!data) {
    return (
      <Section title="寄回商品">
        <SkeletonLines count={3} />
      </Section>
    );
  }
  if (!data.mayAsk && !data.maySend) return null;
  const cards = [
    { value: 'pickup', label: '上门取件', note: '快递员按约定时间上门', disabled: !data.mayAsk },
    { value: 'mail', label: '自行寄回', note: '寄出后登记运单号', disabled: !data.maySend },
    { value: 'deliver', label: '送货', note: '自己送到仓库', disabled: !data.maySend },
  ] as const;
  const wished = found.returnWay === 'none' ? 'mail' : found.returnWay;
  const first = (wished === 'pickup' ? data.mayAsk : data.maySend) ? wished : data.mayAsk ? 'pickup' : 'mail';
  const way = chosen ?? first;
  const failed = found.parcels.find(({ failure }) => failure !== '')?.failure;
  return (
    <Section title="寄回商品" note={`退回 ${data.warehouseName}`}>
      <Stack>
        {failed && <p className={styles.failed}>上次取件没有成功：{failed}</p>}
        <Warehouse ways={data} />
        <BuyersOnly>
          <Permitted code="AFTER_SALES_ADD">
            <RadioCards label="退回方式" cards={cards} chosen={way} onChoose={setChosen} />
            {way === 'pickup' ? (
              <AskPickup found={found} ways={data} />
            ) : (
              <Sent key={way} found={found} ways={data} way={way} />
            )}
          </Permitted>
        </BuyersOnly>
      </Stack>
    </Section>
  );
}

/** Where the goods go, ready for the page of a carrier. */
function Warehouse({ ways: { address, warehouseName } }: { ways: ReturnWays }) {
  if (!address) return <p className={styles.place}>{warehouseName}</p>;
  const words = `${address.receiver} ${address.phone}，${placeText(address)}`;
  return (
    <p className={styles.place}>
      {words} <CopyText text={words} label="退回地址" />
    </p>
  );
}

type Props = { found: CaseDetail; ways: ReturnWays };

function AskPickup({ found, ways: { slots, pickupAddress } }: Props) {
  const { caseNo, version } = found;
  const again = bookedPickup(found) !== undefined;
  const act = useCaseAct();
  const [index, setIndex] = useState('0');
  const slot = slots[Number(index)];
  const ask = () => {
    if (!slot) return;
    const input = { caseNo, version, slot: { day: slot.day, hours: slot.hours } };
    void act.run((context) => returnApi.call.ask(input, context), '已预约，快递员会按时上门');
  };
  return (
    <div className={styles.fields}>
      <SelectField
        label="取件时间"
        value={index}
        options={slots.map(({ words }, place) => ({ value: String(place), label: words }))}
        hint={
          pickupAddress
            ? `取件地址：${pickupAddress.receiver} ${pickupAddress.phone}，${placeText(pickupAddress)}`
            : undefined
        }
        onChange={({ target }) => setIndex(target.value)}
      />
      <div className={styles.fieldAct}>
        <Button kind={again ? 'plain' : 'primary'} busy={act.busy} disabled={!slot} onClick={ask}>
          {again ? '改约取件时间' : '预约取件'}
        </Button>
      </div>
      <ProblemLine>{act.problem}</ProblemLine>
    </div>
  );
}

/** As the shop reads it. */
const WAYBILL = /^[\w-]{4,40}$/;

function Sent({ found: { caseNo, version }, ways: { carriers }, way }: Props & { way: 'mail' | 'deliver' }) {
  const act = useCaseAct();
  const [carrier, setCarrier] = useState(carriers[0] ?? '');
  const [trackingNo, setTrackingNo] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const send = () => {
    const fault = way === 'mail' && !WAYBILL.test(trackingNo.trim());
    setWrong(fault ? '运单号应为 4 至 40 位字母、数字或连字符' : null);
    if (fault) return;
    const mailed = way === 'mail' ? { carrier, trackingNo: trackingNo.trim() } : {};
    const input = { caseNo, version, way, ...mailed } as Parameters<typeof returnApi.call.send>[0];
    void act.run((context) => returnApi.call.send(input, context), way === 'mail' ? '已登记运单号' : '已登记送货');
  };
  return (
    <div className={styles.fields}>
      {way === 'mail' && (
        <>
          <SelectField
            label="快递公司"
            required
            value={carrier}
            options={carriers.map((name) => ({ value: name, label: name }))}
            onChange={({ target }) => setCarrier(target.value)}
          />
          <TextField
            label="运单号"
            required
            maxLength={40}
            error={wrong ?? undefined}
            value={trackingNo}
            onChange={({ target }) => setTrackingNo(target.value)}
          />
        </>
      )}
      <div className={styles.fieldAct}>
        <Button kind="primary" busy={act.busy} disabled={way === 'mail' && trackingNo.trim() === ''} onClick={send}>
          {way === 'mail' ? '登记寄出' : '确认送货'}
        </Button>
      </div>
      <ProblemLine>{act.problem}</ProblemLine>
    </div>
  );
}
