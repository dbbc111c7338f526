import { Button, Group, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";

type Props = {
  readonly opened: boolean;
  readonly title: string;
  readonly says: string;
  readonly goBack: string;
  readonly goOn: string;
  readonly onGoBack: () => void;
  readonly onGoOn: () => void;
};

/** Asks once more before something that is easily done by mistake. Going back has the focus. */
export const AskDialog = ({ opened, title, says, goBack, goOn, onGoBack, onGoOn }: Props) => {
  const { t } = useTranslation("shared");
  return (
    <Modal opened={opened} onClose={onGoBack} title={title} closeButtonProps={{ "aria-label": t("close") }} centered>
      <p>{says}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onGoBack} data-autofocus>
          {goBack}
        </Button>
        <Button onClick={onGoOn}>{goOn}</Button>
      </Group>
    </Modal>
  );
};
