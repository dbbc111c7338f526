import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { AcceptInvite } from "../../features/invites/accept-invite.tsx";
import { keptInvite } from "../../features/invites/kept-invite.ts";
import { VerifyAction } from "../../features/recovery/verify-action.tsx";

/** Shows the e-mail confirmation if the URL has link parameters; otherwise an invited user with an account accepts the invitation. */
export const CompleteRegistrationPage = () => {
  const { mode, oobCode }: { readonly [name: string]: unknown } = useSearch({ strict: false });
  const [invite] = useState(keptInvite.read);
  const cameByLink = mode !== undefined || oobCode !== undefined;
  return invite?.firebaseAccount && !cameByLink ? <AcceptInvite invite={invite} /> : <VerifyAction />;
};
