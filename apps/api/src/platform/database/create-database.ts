import { codeOf, openClient } from "./connect-as-owner.ts";

/** Another start made it in between, or in the very same moment. */
const EXISTS_ALREADY: readonly string[] = ["42P04", "23505"];

/** Makes the database on the server of that address if it is not there yet, and says where it is. */
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
