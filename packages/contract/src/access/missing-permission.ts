import * as z from "zod/mini";

/** What a 403 says beside its code: what is missing, and who of the person's own companies can give it. */
export const MissingPermission = z.object({
  permission: z.string(),
  grantedBy: z.array(z.object({ name: z.string(), companyName: z.string() })),
});
export type MissingPermission = z.output<typeof MissingPermission>;
