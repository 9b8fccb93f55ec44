import { type ChoiceCard, ChoiceCards } from '#features/checkout/web/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import type { PaymentChannels } from '../contract/payment-schemas.ts';

type ChannelCardsProps = {
  label: string;
  channels: PaymentChannels['channels'];
  chosen: string | null;
  onChoose: (channel: string) => void;
};

/** Ways to pay, each with what it means. */
export function ChannelCards({ label, channels, chosen, onChoose }: ChannelCardsProps) {
  const cards: ChoiceCard<string>[] = channels.map(({ channel, label: words, note, creditLeft, held }) => ({
    value: channel,
    label: words,
    note: held ?? (creditLeft === null ? note : `${note}。可用额度 ${displayYuan(creditLeft)}`),
  }));
  return <ChoiceCards label={label} cards={cards} chosen={chosen} onChoose={onChoose} />;
}
