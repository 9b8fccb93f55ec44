import { DocumentApproval } from './document-approval.tsx';

/** How far the approval of an order is; nothing for orders nobody had to agree to. */
export const OrderApproval = ({ orderNo }: { orderNo: string }) => (
  <DocumentApproval documentType="order" documentNo={orderNo} />
);
