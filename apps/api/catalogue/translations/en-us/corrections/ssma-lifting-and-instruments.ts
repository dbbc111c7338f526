import type { TypeCorrections } from "../../../translation.ts";

export const ssmaLiftingAndInstrumentsCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-INSPECAO-ICAMENTO": [
    [
      "The serial number of the crane is missing → Complete the report with the identification.",
      "The equipment of the report is not the mobilised one → Send the report of the equipment in the field.",
    ],
    [
      "The test of the limiters is missing → Complete the test and the report.",
      "A safety item was rejected → Repair the item, do a new inspection and send the report.",
    ],
    [
      "The crane report has expired → Arrange the annual inspection and send it.",
      "The inspection is after the mobilisation → Take it out of operation until the contractor releases it.",
    ],
    [
      "The load chart is illegible → Replace it with the manufacturer's chart as PDF.",
      "The maintenance was not proved → Attach the record of the manufacturer's services.",
    ],
  ],
  "SSMA-CINTAS": [
    [
      "Accessories have no certificate → Ask the manufacturer for the certificates and attach them.",
      "The capacity is not in the list → Include the working load of each accessory.",
    ],
    [
      "The inspection of the slings has expired → Inspect the slings, record the colour of the period and send the list.",
      "A rejected item is in use → Remove the item and send the proof of its disposal.",
    ],
    [
      "The label is illegible → Replace the sling without label and update the list.",
      "The label differs from the list → Correct the list by the label.",
    ],
    [
      "The inspection of the slings is not signed → Collect the inspector's signature.",
      "The inspector of accessories is not trained → Train the inspector and repeat the inspection.",
    ],
  ],
  "SSMA-LUVAS-ISOLANTES": [
    [
      "The class is not stated in the report → Ask the laboratory for the report with the class.",
      "The class is below the voltage → Replace them with gloves of the right class and send the report.",
    ],
    [
      "The test of the gloves has expired → Send the gloves to the laboratory and use another pair until the report.",
      "The test rejected the pair → Take the pair out of use and send the report of the substitute.",
    ],
    [
      "The serial number of the gloves is illegible → Identify the pair and attach a photo of the mark.",
      "The serial number does not match the report → Send the report of the pair in use.",
    ],
    [
      "The dielectric report is not signed → Request the copy signed by the laboratory.",
      "The laboratory does not prove traceability → Repeat the test at an accredited laboratory.",
    ],
  ],
  "SSMA-DETECTOR-GASES": [
    [
      "Model and serial number are missing → Ask the laboratory for the complete certificate.",
      "The serial number on the certificate is another detector's → Send the calibration of the detector in the field.",
    ],
    [
      "The calibration of the detector has expired → Calibrate the detector and take it out of use until then.",
      "The detector was used before the calibration → Record the deviation and attach the contractor's analysis.",
    ],
    [
      "One of the sensors was not calibrated → Calibrate the four sensors and send it.",
      "The standard gas has no certificate → Attach the certificate of the standard gas.",
    ],
    [
      "The response test is not recorded → Record the daily bump test and send the sheet.",
      "The detector failed the test and was used → Replace the detector and send the investigation.",
    ],
  ],
  "SSMA-VEICULO": [
    [
      "This year's registration was not done → Pay the registration at Detran and download the CRLV-e.",
      "The plate on the CRLV is not the vehicle's → Send the CRLV-e of the mobilised vehicle.",
    ],
    [
      "Items of the checklist have no answer → Complete the vehicle's checklist.",
      "The inspection rejected safety items → Repair the items, repeat the inspection and send the approved checklist.",
    ],
    [
      "The photos of the vehicle are missing → Attach photos of the four sides and of the plate.",
      "Items required by the contractor are missing → Install the items and send photos.",
    ],
    [
      "The owner is not the supplier → Attach the rental or loan contract.",
      "The vehicle's insurance is not in force → Pay or take out the liability insurance (RCF) and send it.",
    ],
  ],
};
