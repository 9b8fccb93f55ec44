import { enquiryAttachments } from './enquiry-attachments.ts';
import { createEnquiryDeskHandlers, createEnquiryHandlers, type EnquirySettings } from './enquiry-handlers.ts';
import { enquiryJobs } from './enquiry-jobs.ts';
import { enquiriesExport, enquiryQueueExport } from './export-enquiries.ts';

/** What the app collects of the feature on the server. */
export const enquiries = {
  handlers: (settings: EnquirySettings) => ({
    enquiries: createEnquiryHandlers(settings),
    enquiryDesk: createEnquiryDeskHandlers(settings),
  }),
  exports: [enquiriesExport, enquiryQueueExport],
  jobs: enquiryJobs,
  attachments: [enquiryAttachments],
};
