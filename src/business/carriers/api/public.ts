export { answerPush, PUSH_BYTES, type PushTaker } from './answer-push.ts';
export type {
  CarrierAdapter,
  CarrierNews,
  CarrierPush,
  CarrierSettings,
  ParcelPlace,
  PickupWish,
  TrackedParcel,
} from './carrier-adapter.ts';
export { PUSH_PATH } from './carrier-signature.ts';
export { createHttpCarrier } from './http-carrier.ts';
export { createSimulatedCarrier } from './simulated-carrier.ts';
