import { Button, FileButton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconCamera, IconUpload } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

const ACCEPTED = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";
/** Touch devices usually have a camera. */
const HELD = "(pointer: coarse)";

type Props = { readonly hasPhoto: boolean; readonly busy: boolean; readonly onChoose: (photo: File) => void };

/** Buttons for a photo: from a file and, on touch devices, from the camera. */
export const ChoosePhoto = ({ hasPhoto, busy, onChoose }: Props) => {
  const { t } = useTranslation("workerPhoto");
  const isHeld = useMediaQuery(HELD, false, { getInitialValueInEffect: false });
  const resetFile = useRef<() => void>(null);
  const resetCamera = useRef<() => void>(null);
  const choose = (photo: File | null) => {
    // Resets the inputs, because choosing the same file again would fire no change event.
    resetFile.current?.();
    resetCamera.current?.();
    if (photo) onChoose(photo);
  };
  return (
    <>
      {isHeld && (
        <FileButton accept="image/*" capture="environment" resetRef={resetCamera} onChange={choose}>
          {(props) => (
            <Button variant="default" leftSection={<IconCamera size={16} aria-hidden="true" />} disabled={busy} {...props}>
              {t("camera")}
            </Button>
          )}
        </FileButton>
      )}
      <FileButton accept={ACCEPTED} resetRef={resetFile} onChange={choose}>
        {(props) => (
          <Button variant="default" leftSection={<IconUpload size={16} aria-hidden="true" />} loading={busy} {...props}>
            {t(hasPhoto ? "change" : "choose")}
          </Button>
        )}
      </FileButton>
    </>
  );
};
