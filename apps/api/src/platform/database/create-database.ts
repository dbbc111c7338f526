import { codeOf, openClient } from "./connect-as-owner.ts";

/** SQLSTATEs when a concurrent start created the database first. */
const EXISTS_ALREADY: readonly string[] = ["42P04", "23505"];

/** Creates the database unless it exists, and returns its address. */
export const createDatabaseIfAbsent = async (serverUrl: string, name: string): Promise<string> => {
  const client = await openClient(serverUrl);
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (!EXISTS_ALREADY.includes(codeOf(error))) throw error;
  } finally {
    await client.end();
  }
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
};
