interface JsonMedia {
  schema?: object;
}
interface Operation {
  responses?: Record<string, { content?: Record<string, JsonMedia> }>;
}
interface Document {
  paths?: Record<string, Record<string, Operation>>;
}

const text = { type: 'string' };

/** Handlers know nothing of the envelope, so the generator does not either: this puts it around every answer. */
export function withEnvelopes<D extends object>(document: D): D {
  for (const [path, methods] of Object.entries((document as Document).paths ?? {})) {
    for (const operation of Object.values(methods)) {
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        const media = response.content?.['application/json'];
        if (media) media.schema = envelope(path, Number(status) < 400 ? (media.schema ?? {}) : {});
      }
    }
  }
  return document;
}

function envelope(path: string, data: object) {
  const member = path.startsWith('/member-center/') ? { errCode: { type: 'integer' }, errMsg: text } : {};
  const properties = { code: { type: 'integer' }, success: { type: 'boolean' }, message: text, data, ...member };
  return { type: 'object', properties, required: Object.keys(properties) };
}
