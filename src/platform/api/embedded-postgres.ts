import { resolve } from 'node:path';
import pg from 'pg';
import { damaged, ensureCluster } from './embedded-postgres-cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { findHome, type Home } from './embedded-postgres-home.ts';
import { giveUpOwnership, isOwnedByAnother, takeOwnership } from './embedded-postgres-owner.ts';
import { runningPort, runningSocket, startServer, stopServer } from './embedded-postgres-server.ts';
import { keepServing } from './embedded-postgres-watch.ts';

const DATABASE = 'shop';

export interface EmbeddedPostgresOptions {
  /** Folder for the cluster and its password; made when it does not exist. */
  dataDir: string;
  log?: (message: string) => void;
  /** False for tests only: quicker, but a crash of the machine may cost the data. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Superuser's connection to the shop's database. */
  ownerUrl: string;
  port: number;
  /** Stops the server, unless another living process is responsible for it. */
  stop(): Promise<void>;
}

interface Place {
  password: string;
  port: number;
  /** Folder of the server's socket. */
  socket: string | null;
}

/** Through the socket where there is one; host and port stand in it either way. */
const urlOf = ({ password, port, socket }: Place, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}${socket === null ? '' : `?host=${socket}`}`;

const createDatabase = async (place: Place) => {
  const client = new pg.Client({ connectionString: urlOf(place, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(DATABASE)}`);
  } finally {
    await client.end();
  }
};

const explainConnection = (home: Home, cause: unknown): string => {
  if (cause instanceof pg.DatabaseError && cause.code === '28P01') {
    return `密码文件 ${home.passwordFile} 与内置数据库 ${home.cluster} 不符，请从备份恢复密码文件。`;
  }
  return damaged(home.cluster, cause instanceof Error ? cause.message : String(cause));
};

/** Uses a server that runs already, else starts one. @returns whether this process has to stop it. */
const runServer = async (home: Home, durable: boolean) => {
  const running = await runningPort(home);
  // A server whose starter lives is shared (an import beside a running shop); one left by a killed parent is ours.
  if (running !== null && (await isOwnedByAnother(home.ownerFile))) return { port: running, ours: false };
  const port = running ?? (await startServer(home, durable));
  await takeOwnership(home.ownerFile);
  return { port, ours: true };
};

/**
 * Starts PostgreSQL from the installed binaries on a free port of 127.0.0.1, never as root.
 * The first start makes the cluster; a server that is left from a killed process is used again.
 * @throws EmbeddedPostgresError with the sentence to show; nothing is left running.
 */
export const startEmbeddedPostgres = async (given: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const home = await findHome(resolve(given.dataDir));
  const password = await ensureCluster(home);
  const { port, ours } = await runServer(home, given.durable ?? true);
  given.log?.(`PostgreSQL: 127.0.0.1:${port}, ${home.cluster}`);
  const endWatch = ours ? keepServing(home, { port, durable: given.durable ?? true, log: given.log }) : null;
  const stop = async () => {
    if (!ours) return;
    await endWatch?.();
    await stopServer(home);
    await giveUpOwnership(home.ownerFile);
  };
  const place = { password, port, socket: await runningSocket(home) };
  try {
    await createDatabase(place);
  } catch (cause) {
    await stop();
    throw new EmbeddedPostgresError(explainConnection(home, cause), { cause });
  }
  return { ownerUrl: urlOf(place, DATABASE), port, stop };
};
