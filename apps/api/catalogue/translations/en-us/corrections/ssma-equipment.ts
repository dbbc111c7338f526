import type { TypeCorrections } from "../../../translation.ts";

export const ssmaEquipmentCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-ART-ANDAIME": [
    [
      "The design does not state the admissible load → Include the load by level and the calculations.",
      "The assembled scaffold differs from the design → Redo the design or the assembly and send it.",
    ],
    [
      "The ART is for another address → Issue the ART for the project's place.",
      "The ART of the scaffold was not paid → Pay the ART at CREA and attach the proof.",
    ],
    [
      "The last inspection of the scaffold is old → Do the inspection and record it.",
      "The release of the scaffold is missing → Inspect the scaffold, fill in the release sheet and send a photo of the tag.",
    ],
    [
      "The release was not signed by the person in charge → Collect the signature on the scaffold sheet.",
      "The scaffolders are not trained → Train the scaffolders and send the certificates.",
    ],
  ],
  "SSMA-ANCORAGEM": [
    [
      "Only the manufacturer's catalogue was sent → Send the design of the installed system.",
      "The fall clearance was not calculated → Complete the design with the clearance and the number of users.",
    ],
    [
      "The inspection of the anchors has expired → Do the inspection and block them until the report.",
      "The inspection rejected points → Replace the rejected points and send the new inspection.",
    ],
    [
      "The points are not identified → Identify them with plates and repeat the report.",
      "Points in use are missing in the report → Include the points in the inspection, or take them out of use.",
    ],
    [
      "There is no ART of the anchors → Issue the ART of design and inspection.",
      "The inspector of the anchors is not licensed → Hire a licensed professional and send it again.",
    ],
  ],
  "SSMA-LAUDO-NR12": [
    [
      "The serial number is missing → Include the plate and the serial number in the report.",
      "The machine in the field is not that of the report → Send the report of the mobilised machine.",
    ],
    [
      "There is no risk assessment → Prepare the assessment with a licensed professional.",
      "There is a high residual risk → Install the guards and send the revised report.",
    ],
    [
      "The controls were not checked → Complete the report with the test of the controls.",
      "The report shows a nonconformity → Correct the guards and send the conforming report.",
    ],
    [
      "The NR-12 report has no ART → Issue and pay the ART and attach it.",
      "The author of the machine report is not an engineer → Obtain the report of a licensed engineer.",
    ],
  ],
  "SSMA-NR13-INSPECAO": [
    [
      "The category of the vessel is not stated → Complete the report with PMTA, fluid and category.",
      "The TAG is not that of the mobilised vessel → Send the report of the vessel in the field.",
    ],
    [
      "The safety inspection has expired → Hire the inspection and take the vessel out of operation.",
      "The date of the next inspection is missing → Ask the licensed professional for the report with the date.",
    ],
    [
      "The calibration of the valve has expired → Calibrate the valve and send the certificate.",
      "The opening is above the PMTA → Adjust the valve below the PMTA and calibrate it again.",
    ],
    [
      "The NR-13 report is not signed → Collect the signatures of the PH and of the person in charge.",
      "The inspector is not a licensed professional → Repeat the inspection with a registered PH.",
    ],
  ],
};
