import { createServer } from 'node:net';

/** The address cannot be listened on. `userMessage` is shown to the operator. */
export class PortError extends Error {
  override readonly name = 'PortError';
  readonly userMessage: string;

  constructor(userMessage: string, options?: ErrorOptions) {
    super(userMessage, options);
    this.userMessage = userMessage;
  }
}

const sentence = (host: string, port: number, code: string | undefined) => {
  switch (code) {
    case 'EADDRINUSE':
      return `端口 ${port} 已被占用，请先停止占用它的程序，或用 PORT=其他端口 启动。`;
    case 'EACCES':
      return `没有权限监听端口 ${port}，请用 PORT=其他端口（1024 以上）启动。`;
    default:
      return `无法监听 ${host}:${port}（${code ?? '未知原因'}），请检查 HOST 是否为本机地址。`;
  }
};

/**
 * Tries the address before anything else is started, so that a port in use leaves nothing half-started.
 * @throws PortError with the sentence to show.
 */
export const assertPortFree = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause: NodeJS.ErrnoException) => {
      reject(new PortError(sentence(host, port, cause.code), { cause }));
    });
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
