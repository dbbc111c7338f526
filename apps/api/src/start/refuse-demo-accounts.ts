import { StartFailure } from "../platform/config/start-failure.ts";
import { connectAsOwner } from "../platform/database/connect-as-owner.ts";

/** Refuses a start without the demo while an account of the demo world is active, because its password is public. */
export const refuseDemoAccounts = async (ownerUrl: string): Promise<void> => {
  const owner = await connectAsOwner(ownerUrl);
  try {
    const { rowCount } = await owner.query("select from account where demo and disabled_at is null limit 1");
    if (rowCount === 0) return;
  } finally {
    await owner.end();
  }
  throw new StartFailure(
    "The database has active accounts of the demo, whose password is public: start with another database, or with another EMDIA_DATA_DIR.",
  );
};
