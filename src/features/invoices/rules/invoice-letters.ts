export type InvoiceNews =
  | 'issued'
  | 'rejected'
  | 'delivered'
  | 'redToConfirm'
  | 'redEnded'
  | 'received'
  | 'failed'
  | 'redToAnswer'
  | 'redLapsed'
  | 'reissue';

interface Labels {
  applicationNo: string;
  firmName: string;
  detail: string;
}

/** Title and text of what people are told of an application. */
export function invoiceWords(
  news: InvoiceNews,
  { applicationNo, firmName, detail }: Labels,
): { title: string; text: string } {
  const more = detail ? `${detail}。` : '';
  switch (news) {
    case 'issued':
      return { title: `开票申请 ${applicationNo} 已开票`, text: '发票已开具，可在发票管理中下载。' };
    case 'rejected':
      return { title: `开票申请 ${applicationNo} 被驳回`, text: `${more}修改后可重新申请。` };
    case 'delivered':
      return { title: `开票申请 ${applicationNo} 的发票已交付`, text: more || '发票已交付。' };
    case 'redToConfirm':
      return { title: `红字确认单待确认（${applicationNo}）`, text: `${more}请在 72 小时内确认或否认，超时自动作废。` };
    case 'redEnded':
      return { title: `红字发票有结果（${applicationNo}）`, text: more };
    case 'received':
      return { title: `${firmName} 提交了开票申请`, text: `开票申请 ${applicationNo} 待审核。` };
    case 'failed':
      return { title: `开票失败 ${applicationNo}`, text: `${more}请核对后重试或驳回。` };
    case 'reissue':
      return {
        title: `发票换开草稿 ${applicationNo}`,
        text: `原发票 ${more}红字发票开具后，请核对抬头并提交换开申请。`,
      };
    case 'redLapsed':
      return { title: `红字确认单超时作废（${firmName}）`, text: `${more}72 小时内没有确认，需要时请重新发起。` };
    case 'redToAnswer':
      return { title: `${firmName} 申请红字发票`, text: `${more}请在 72 小时内处理。` };
  }
}
