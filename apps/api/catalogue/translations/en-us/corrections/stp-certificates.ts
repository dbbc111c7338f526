import type { TypeCorrections } from "../../../translation.ts";

export const stpCertificatesCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-CND": [
    [
      "The certificate is another company's → Issue the certificate on the Federal Revenue site with the CNPJ of the supplier's head office.",
      "The company name changed → Update the company's record here, or issue the certificate with the current name.",
    ],
    [
      "The tax situation report was sent → Send the joint certificate, not the e-CAC report.",
      "The certificate is positive, with enforceable debts → Settle them in e-CAC (pay or in instalments) and issue the new certificate.",
    ],
    [
      "The certificate has expired → Issue a second copy or a new one on the Federal Revenue portal.",
      "The validity does not appear → Download the original PDF from the portal, without printing and scanning.",
    ],
    [
      "The control code is illegible → Send the PDF downloaded from the portal again, in which the code can be copied.",
      "The code was not found at the Federal Revenue → Issue another certificate on the portal and send the file unchanged.",
    ],
  ],
  "STP-CRF": [
    [
      "The slip was sent instead of the certificate → Issue the CRF in the employer's compliance query.",
      "The CRF is of another CNPJ → Query the compliance of the CNPJ linked to the project on the CAIXA site and issue the CRF.",
    ],
    [
      "The validity begins in the future → Send the CRF that is valid until then as well.",
      "The CRF has expired → Renew it on the CAIXA site; the renewal opens ten days before the end.",
    ],
    [
      "The number of the certificate was cut off → Save the whole page as PDF, with the footer.",
      "The CAIXA query does not confirm the number → Issue a new CRF and send the PDF as it came from the site.",
    ],
    [
      "Only the employer's history was sent → Send the certificate, not the history of issues.",
      "CAIXA reports an impediment → Settle the debt or divergence in FGTS Digital and at CAIXA and issue the CRF.",
    ],
  ],
  "STP-CNDT": [
    [
      "The distribution certificate of the TRT was sent → Issue the CNDT at tst.jus.br/certidao, which is another document.",
      "The CNPJ root is another company's → Issue the CNDT on the TST site with the supplier's CNPJ.",
    ],
    [
      "The result is illegible → Download the certificate again from the TST site and send the original PDF.",
      "The company is listed in the national register of debtors → Pay or guarantee the execution in the lawsuit and issue a new CNDT.",
    ],
    [
      "The CNDT has expired → Issue another on the TST site, which is free and immediate.",
      "The validity date was cut off → Send the whole page of the certificate, with issue and validity.",
    ],
    [
      "The TST does not confirm the number → Issue a new CNDT and send the file without editing.",
      "The confirmed number has other content → Replace the file with the certificate that the TST validation shows.",
    ],
  ],
  "STP-CND-ESTADUAL": [
    [
      "The certificate is of another state → Issue it on the tax site of the state in which the CNPJ is established.",
      "The state issues two certificates and only one was sent → Attach the certificate of active debt of the state attorney as well.",
    ],
    [
      "The data are another taxpayer's → Issue the state certificate with this supplier's CNPJ.",
      "Neither CNPJ nor registration appear → Download the complete certificate on the state tax portal.",
    ],
    [
      "The proof of state registration was sent → Replace it with the certificate of tax debts.",
      "There is an open state debt → Pay it or in instalments at the state tax authority and issue the compliance certificate.",
    ],
    [
      "The period of the state certificate has ended → Issue another on the state portal and send it.",
      "The issue date is after today → Check the file and send the certificate issued by the portal.",
    ],
  ],
  "STP-CND-MUNICIPAL": [
    [
      "The certificate is for property tax (IPTU) only → Issue the certificate of business taxes of the municipal registration at the municipality.",
      "The certificate excludes the ISS → Ask the municipality for the joint certificate, or attach that of the ISS.",
    ],
    [
      "The issuing municipality is not that of the CNPJ → Issue the certificate on the site of the municipality of the CNPJ's address.",
      "The address on the certificate is old → Update the address at the municipality and the Federal Revenue and send it again.",
    ],
    [
      "The registration is another establishment's → Query the right municipal registration and issue a new certificate.",
      "The registration does not appear in the document → Ask the municipality for the certificate with the taxpayer's data.",
    ],
    [
      "The municipal certificate has expired → Issue another on the municipality's site and replace the file.",
      "The authenticity code does not match → Download the certificate directly from the municipality's site and send it.",
    ],
  ],
  "STP-FALENCIA": [
    [
      "The certificate is of civil lawsuits in general → Issue the specific certificate of bankruptcy and recovery.",
      "The district is not that of the head office → Request the certificate of the head office's district on the court's site.",
    ],
    [
      "A judicial recovery is on record → Attach the ratified plan and the decision that allows hiring.",
      "A company of the same name is on the certificate → Ask the registry for the explanatory certificate that excludes it.",
    ],
    [
      "The CNPJ searched is another company's → Repeat the request at the court with the CNPJ of the supplier's head office.",
      "The search was by name only → Request the certificate with name and CNPJ.",
    ],
    [
      "The seal is illegible → Scan the certificate in colour at a higher resolution, or send the PDF of the portal.",
      "The court does not confirm the seal → Issue a new certificate on the portal and send the signed PDF.",
    ],
  ],
};
