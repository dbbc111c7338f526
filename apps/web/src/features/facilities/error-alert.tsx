import { Alert } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useMessageOf } from "../../shared/errors/message-of.ts";

/** Alert with the text of an error. */
export const ErrorAlert = ({ error }: { readonly error: unknown }) => {
  const messageOf = useMessageOf();
  return (
    <Alert color="red" role="alert" mt="md" icon={<IconAlertCircle size={18} />}>
      {messageOf(error)}
    </Alert>
  );
};
