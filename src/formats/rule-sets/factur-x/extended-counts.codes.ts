/**
 * Cardinalities and codes of Factur-X EXTENDED; `counted.ts` explains the notation.
 *
 * Source: Factur-X 1.09.2 of 2026-08-04, read 2026-11-25.
 */
export const COUNTED = `
ExchangedDocument ID=19 Name?630 TypeCode=20 LanguageID?315 LanguageID:LANGUAGES=389 TypeCode:TYPES=635
 EffectiveSpecifiedPeriod CompleteDateTime=316
  CompleteDateTime DateTimeString@format=631 DateTimeString@format:102=632
 IncludedNote Content?317 SubjectCode?161 SubjectCode:NOTE_SUBJECTS=633
 IssueDateTime DateTimeString@format=21 DateTimeString@format:102=634
ExchangedDocumentContext BusinessProcessSpecifiedDocumentContextParameter?24 GuidelineSpecifiedDocumentContextParameter=25
 BusinessProcessSpecifiedDocumentContextParameter ID=406
 GuidelineSpecifiedDocumentContextParameter ID=407 ID:PROFILES=636
SupplyChainTradeTransaction IncludedSupplyChainTradeLineItem+265
 ApplicableHeaderTradeAgreement SellerTradeParty=27 BuyerTradeParty=28
  AdditionalReferencedDocument[130] IssuerAssignedID=557 TypeCode=558 ReferenceTypeCode:REFERENCE_SCHEMES=639 TypeCode:130=640
   FormattedIssueDateTime DateTimeString@format=637 DateTimeString@format:102,205=638
  AdditionalReferencedDocument[50] IssuerAssignedID=560 TypeCode=561 TypeCode:50=643
   FormattedIssueDateTime DateTimeString@format=641 DateTimeString@format:102,205=642
  AdditionalReferencedDocument[916] IssuerAssignedID=563 TypeCode=564 Name?283 AttachmentBinaryObject?284
  & AttachmentBinaryObject@mimeCode=285 AttachmentBinaryObject@mimeCode:FILES=644 AttachmentBinaryObject@filename=286 TypeCode:916=647
   FormattedIssueDateTime DateTimeString@format=645 DateTimeString@format:102,205=646
  ApplicableTradeDeliveryTerms DeliveryTypeCode=319 DeliveryTypeCode:DELIVERY_TERMS=320
   RelevantTradeLocation CountryID:COUNTRIES=648
  BuyerAgentTradeParty ID?649 Name=650 RoleCode?321 URIUniversalCommunication?651 SpecifiedTaxRegistration?652 GlobalID@schemeID=656
  & GlobalID@schemeID:PARTY_SCHEMES=657
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=653
    FaxUniversalCommunication CompleteNumber=654
    TelephoneUniversalCommunication CompleteNumber=655
   PostalTradeAddress CountryID=658 CountrySubDivisionName?659 CountryID:COUNTRIES=660
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=661
    PostalTradeAddress CountryID=662 CountrySubDivisionName?663 CountryID:COUNTRIES=664
   SpecifiedTaxRegistration ID=665 ID@schemeID=666
   URIUniversalCommunication URIID=667 URIID@schemeID=668 URIID@schemeID:ADDRESSES=669
  BuyerOrderReferencedDocument IssuerAssignedID=29
   FormattedIssueDateTime DateTimeString@format=670 DateTimeString@format:102,205=671
  BuyerTaxRepresentativeTradeParty ID?672 Name=673 RoleCode?674 URIUniversalCommunication?675 SpecifiedTaxRegistration=676
  & GlobalID@schemeID=680 GlobalID@schemeID:PARTY_SCHEMES=681
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=677
    FaxUniversalCommunication CompleteNumber=678
    TelephoneUniversalCommunication CompleteNumber=679
   PostalTradeAddress CountryID=682 CountrySubDivisionName?683 CountryID:COUNTRIES=684
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=685
    PostalTradeAddress CountryID=686 CountrySubDivisionName?687 CountryID:COUNTRIES=688
   SpecifiedTaxRegistration ID=689 ID@schemeID=690
   URIUniversalCommunication URIID=691 URIID@schemeID=692 URIID@schemeID:ADDRESSES=693
  BuyerTradeParty ID?163 Name=30 RoleCode?694 Description?695 PostalTradeAddress=419 URIUniversalCommunication?165
  & SpecifiedTaxRegistration?166 GlobalID@schemeID=420 GlobalID@schemeID:PARTY_SCHEMES=697
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=566
    FaxUniversalCommunication CompleteNumber=696
    TelephoneUniversalCommunication CompleteNumber=289
   PostalTradeAddress CountryID=422 CountrySubDivisionName?167 CountryID:COUNTRIES=698
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=699
    PostalTradeAddress CountryID=700 CountrySubDivisionName?701 CountryID:COUNTRIES=702
   SpecifiedTaxRegistration ID=425 ID@schemeID=426 ID@schemeID:VA=703
   URIUniversalCommunication URIID=168 URIID@schemeID=428 URIID@schemeID:ADDRESSES=704
  ContractReferencedDocument IssuerAssignedID=430 ReferenceTypeCode:CONTRACT_SCHEMES=707
   FormattedIssueDateTime DateTimeString@format=705 DateTimeString@format:102,205=706
  ProductEndUserTradeParty ID?708 Name=709 RoleCode?710 URIUniversalCommunication?711 SpecifiedTaxRegistration?712 GlobalID@schemeID=716
  & GlobalID@schemeID:PARTY_SCHEMES=717
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=713
    FaxUniversalCommunication CompleteNumber=714
    TelephoneUniversalCommunication CompleteNumber=715
   PostalTradeAddress CountryID=718 CountrySubDivisionName?719 CountryID:COUNTRIES=720
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=721
    PostalTradeAddress CountryID=722 CountrySubDivisionName?723 CountryID:COUNTRIES=724
   SpecifiedTaxRegistration ID=725 ID@schemeID=726
   URIUniversalCommunication URIID=727 URIID@schemeID=728 URIID@schemeID:ADDRESSES=729
  QuotationReferencedDocument IssuerAssignedID=730
   FormattedIssueDateTime DateTimeString@format=731 DateTimeString@format:102,205=732
  SalesAgentTradeParty ID?733 Name=734 RoleCode?735 URIUniversalCommunication?736 SpecifiedTaxRegistration?737 GlobalID@schemeID=741
  & GlobalID@schemeID:PARTY_SCHEMES=742
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=738
    FaxUniversalCommunication CompleteNumber=739
    TelephoneUniversalCommunication CompleteNumber=740
   PostalTradeAddress CountryID=743 CountrySubDivisionName?744 CountryID:COUNTRIES=745
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=746
    PostalTradeAddress CountryID=747 CountrySubDivisionName?748 CountryID:COUNTRIES=749
   SpecifiedTaxRegistration ID=750 ID@schemeID=751
   URIUniversalCommunication URIID=752 URIID@schemeID=753 URIID@schemeID:ADDRESSES=754
  SellerOrderReferencedDocument IssuerAssignedID=572
   FormattedIssueDateTime DateTimeString@format=755 DateTimeString@format:102,205=756
  SellerTaxRepresentativeTradeParty ID?757 Name=431 RoleCode?758 PostalTradeAddress=432 URIUniversalCommunication?759
  & SpecifiedTaxRegistration=169 GlobalID@schemeID=763 GlobalID@schemeID:PARTY_SCHEMES=764
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=760
    FaxUniversalCommunication CompleteNumber=761
    TelephoneUniversalCommunication CompleteNumber=762
   PostalTradeAddress CountryID=433 CountrySubDivisionName?434 CountryID:COUNTRIES=765
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=766
    PostalTradeAddress CountryID=767 CountrySubDivisionName?768 CountryID:COUNTRIES=769
   SpecifiedTaxRegistration ID=436 ID@schemeID=437 ID@schemeID:VA=770
   URIUniversalCommunication URIID=771 URIID@schemeID=772 URIID@schemeID:ADDRESSES=773
  SellerTradeParty Name=409 RoleCode?774 Description?575 PostalTradeAddress=32 URIUniversalCommunication?439
  & SpecifiedTaxRegistration[VA]?33 SpecifiedTaxRegistration[FC]?34 GlobalID@schemeID=440 GlobalID@schemeID:PARTY_SCHEMES=776
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=577
    FaxUniversalCommunication CompleteNumber=775
    TelephoneUniversalCommunication CompleteNumber=578
   PostalTradeAddress CountryID=35 CountrySubDivisionName?442 CountryID:COUNTRIES=777
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=778
    PostalTradeAddress CountryID=779 CountrySubDivisionName?780 CountryID:COUNTRIES=781
   SpecifiedTaxRegistration[FC] ID=411 ID@schemeID=37
   SpecifiedTaxRegistration[VA] ID=412 ID@schemeID=413
   URIUniversalCommunication URIID=445 URIID@schemeID=446 URIID@schemeID:ADDRESSES=782
  UltimateCustomerOrderReferencedDocument IssuerAssignedID=783
   FormattedIssueDateTime DateTimeString@format=784 DateTimeString@format:102,205=785
 ApplicableHeaderTradeDelivery
  ActualDeliverySupplyChainEvent OccurrenceDateTime=171
   OccurrenceDateTime DateTimeString@format=448 DateTimeString@format:102=786
  DeliveryNoteReferencedDocument IssuerAssignedID=787
   FormattedIssueDateTime DateTimeString@format=788 DateTimeString@format:102,205=789
  DespatchAdviceReferencedDocument IssuerAssignedID=450
   FormattedIssueDateTime DateTimeString@format=790 DateTimeString@format:102,205=791
  ReceivingAdviceReferencedDocument IssuerAssignedID=584
   FormattedIssueDateTime DateTimeString@format=792 DateTimeString@format:102,205=793
  RelatedSupplyChainConsignment
   SpecifiedLogisticsTransportMovement ModeCode=322 ModeCode:0-9=346
  ShipFromTradeParty ID?794 RoleCode?795 URIUniversalCommunication?796 SpecifiedTaxRegistration?797 GlobalID@schemeID=801
  & GlobalID@schemeID:PARTY_SCHEMES=802
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=798
    FaxUniversalCommunication CompleteNumber=799
    TelephoneUniversalCommunication CompleteNumber=800
   PostalTradeAddress CountryID=803 CountrySubDivisionName?804 CountryID:COUNTRIES=805
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=806
    PostalTradeAddress CountryID=807 CountrySubDivisionName?808 CountryID:COUNTRIES=809
   SpecifiedTaxRegistration ID=810 ID@schemeID=811
   URIUniversalCommunication URIID=812 URIID@schemeID=813 URIID@schemeID:ADDRESSES=814
  ShipToTradeParty ID?451 RoleCode?815 URIUniversalCommunication?816 SpecifiedTaxRegistration?817 GlobalID@schemeID=453
  & GlobalID@schemeID:PARTY_SCHEMES=821
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=818
    FaxUniversalCommunication CompleteNumber=819
    TelephoneUniversalCommunication CompleteNumber=820
   PostalTradeAddress CountryID=455 CountrySubDivisionName?456 CountryID:COUNTRIES=822
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=823
    PostalTradeAddress CountryID=824 CountrySubDivisionName?825 CountryID:COUNTRIES=826
   SpecifiedTaxRegistration ID=827 ID@schemeID=828
   URIUniversalCommunication URIID=829 URIID@schemeID=830 URIID@schemeID:ADDRESSES=831
  UltimateShipToTradeParty ID?832 RoleCode?833 URIUniversalCommunication?834 SpecifiedTaxRegistration?835 GlobalID@schemeID=839
  & GlobalID@schemeID:PARTY_SCHEMES=840
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=836
    FaxUniversalCommunication CompleteNumber=837
    TelephoneUniversalCommunication CompleteNumber=838
   PostalTradeAddress CountryID=841 CountrySubDivisionName?842 CountryID:COUNTRIES=843
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=844
    PostalTradeAddress CountryID=845 CountrySubDivisionName?846 CountryID:COUNTRIES=847
   SpecifiedTaxRegistration ID=848 ID@schemeID=849
   URIUniversalCommunication URIID=850 URIID@schemeID=851 URIID@schemeID:ADDRESSES=852
 ApplicableHeaderTradeSettlement PaymentReference?172 InvoiceCurrencyCode=38 ApplicableTradeTax+173
 & SpecifiedTradeSettlementHeaderMonetarySummation=39 InvoiceCurrencyCode:MONEY=861 TaxCurrencyCode:MONEY=1011
  ApplicableTradeTax CalculatedAmount=176 TypeCode=458 BasisAmount=177 LineTotalBasisAmount?323 AllowanceChargeBasisAmount?324
  & CategoryCode=178 CategoryCode:VAT_CATEGORIES=853 DueDateTypeCode:5,29,72=854 ExemptionReasonCode:EXEMPTION_REASONS=855
  & TypeCode:TAXES=857
   TaxPointDate DateString@format=590 DateString@format:102=856
  BillingSpecifiedPeriod Description?858
   EndDateTime DateTimeString@format=460 DateTimeString@format:102=859
   StartDateTime DateTimeString@format=462 DateTimeString@format:102=860
  InvoiceReferencedDocument IssuerAssignedID=415 TypeCode:EARLIER_TYPES=863
   FormattedIssueDateTime DateTimeString@format=465 DateTimeString@format:102,205=862
  InvoiceeTradeParty ID?864 Name=865 RoleCode?866 URIUniversalCommunication?867 SpecifiedTaxRegistration?868 GlobalID@schemeID=872
  & GlobalID@schemeID:PARTY_SCHEMES=873
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=869
    FaxUniversalCommunication CompleteNumber=870
    TelephoneUniversalCommunication CompleteNumber=871
   PostalTradeAddress CountryID=874 CountrySubDivisionName?875 CountryID:COUNTRIES=876
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=877
    PostalTradeAddress CountryID=878 CountrySubDivisionName?879 CountryID:COUNTRIES=880
   SpecifiedTaxRegistration ID=881 ID@schemeID=882
   URIUniversalCommunication URIID=883 URIID@schemeID=884 URIID@schemeID:ADDRESSES=885
  InvoicerTradeParty ID?886 Name=887 RoleCode?888 URIUniversalCommunication?889 SpecifiedTaxRegistration?890 GlobalID@schemeID=894
  & GlobalID@schemeID:PARTY_SCHEMES=895
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=891
    FaxUniversalCommunication CompleteNumber=892
    TelephoneUniversalCommunication CompleteNumber=893
   PostalTradeAddress CountryID=896 CountrySubDivisionName?897 CountryID:COUNTRIES=898
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=899
    PostalTradeAddress CountryID=900 CountrySubDivisionName?901 CountryID:COUNTRIES=902
   SpecifiedTaxRegistration ID=903 ID@schemeID=904
   URIUniversalCommunication URIID=905 URIID@schemeID=906 URIID@schemeID:ADDRESSES=907
  PayeeTradeParty ID?467 Name=469 RoleCode?908 URIUniversalCommunication?909 SpecifiedTaxRegistration?910 GlobalID@schemeID=470
  & GlobalID@schemeID:PARTY_SCHEMES=914
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=911
    FaxUniversalCommunication CompleteNumber=912
    TelephoneUniversalCommunication CompleteNumber=913
   PostalTradeAddress CountryID=915 CountrySubDivisionName?916 CountryID:COUNTRIES=917
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=918
    PostalTradeAddress CountryID=919 CountrySubDivisionName?920 CountryID:COUNTRIES=921
   SpecifiedTaxRegistration ID=922 ID@schemeID=923
   URIUniversalCommunication URIID=924 URIID@schemeID=925 URIID@schemeID:ADDRESSES=926
  PayerTradeParty ID?927 Name=928 RoleCode?929 URIUniversalCommunication?930 SpecifiedTaxRegistration?931 GlobalID@schemeID=935
  & GlobalID@schemeID:PARTY_SCHEMES=936
   DefinedTradeContact
    EmailURIUniversalCommunication URIID=932
    FaxUniversalCommunication CompleteNumber=933
    TelephoneUniversalCommunication CompleteNumber=934
   PostalTradeAddress CountryID=937 CountrySubDivisionName?938 CountryID:COUNTRIES=939
   SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=940
    PostalTradeAddress CountryID=941 CountrySubDivisionName?942 CountryID:COUNTRIES=943
   SpecifiedTaxRegistration ID=944 ID@schemeID=945
   URIUniversalCommunication URIID=946 URIID@schemeID=947 URIID@schemeID:ADDRESSES=948
  ReceivableSpecifiedTradeAccountingAccount TypeCode:1-7=949
  SpecifiedAdvancePayment IncludedTradeTax+325 InvoiceSpecifiedReferencedDocument?326
   FormattedReceivedDateTime DateTimeString@format=950 DateTimeString@format:102,205=951
   IncludedTradeTax CalculatedAmount=952 TypeCode=953 CategoryCode=954 CategoryCode:VAT_CATEGORIES=955
   & ExemptionReasonCode:EXEMPTION_REASONS=956 TypeCode:TAXES=957
   InvoiceSpecifiedReferencedDocument IssuerAssignedID=958 TypeCode:EARLIER_TYPES=961
    FormattedIssueDateTime DateTimeString@format=959 DateTimeString@format:102,205=960
  SpecifiedFinancialAdjustment Reason=383 ActualAmount=962
  SpecifiedLogisticsServiceCharge Description=963 AppliedAmount=327 AppliedTradeTax+328
   AppliedTradeTax TypeCode=964 CategoryCode=965 RateApplicablePercent=329 CategoryCode:VAT_CATEGORIES=966
   & ExemptionReasonCode:EXEMPTION_REASONS=967 TypeCode:TAXES=968
  SpecifiedTradeAllowanceCharge[allowance] ChargeIndicator=183 ActualAmount=184 CategoryTradeTax=185 BasisQuantity@unitCode:UNITS=969
  & ReasonCode:ALLOWANCE_REASONS=973
   CategoryTradeTax TypeCode=473 CategoryCode=474 CategoryCode:VAT_CATEGORIES=970 ExemptionReasonCode:EXEMPTION_REASONS=971
   & TypeCode:TAXES=972
  SpecifiedTradeAllowanceCharge[charge] ChargeIndicator=477 ActualAmount=478 CategoryTradeTax=479 BasisQuantity@unitCode:UNITS=974
   CategoryTradeTax TypeCode=480 CategoryCode=481 CategoryCode:VAT_CATEGORIES=975 ExemptionReasonCode:EXEMPTION_REASONS=976
   & TypeCode:TAXES=977
   ReasonCode[tax] :TAX_REASONS=390
   ReasonCode[unlisted] :CHARGE_REASONS=978
  SpecifiedTradePaymentTerms Description?187 DirectDebitMandateID?188 PartialPaymentAmount?330 PayeeTradeParty?331
   ApplicableTradePaymentDiscountTerms
    BasisDateTime DateTimeString@format=979 DateTimeString@format:102=980
   ApplicableTradePaymentPenaltyTerms BasisPeriodMeasure@unitCode=277
    BasisDateTime DateTimeString@format=981 DateTimeString@format:102=982
   DueDateDateTime DateTimeString@format=484 DateTimeString@format:102=983
   PayeeTradeParty ID?984 Name=985 RoleCode?986 URIUniversalCommunication?987 SpecifiedTaxRegistration?988 GlobalID@schemeID=992
   & GlobalID@schemeID:PARTY_SCHEMES=993
    DefinedTradeContact
     EmailURIUniversalCommunication URIID=989
     FaxUniversalCommunication CompleteNumber=990
     TelephoneUniversalCommunication CompleteNumber=991
    PostalTradeAddress CountryID=994 CountrySubDivisionName?995 CountryID:COUNTRIES=996
    SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=997
     PostalTradeAddress CountryID=998 CountrySubDivisionName?999 CountryID:COUNTRIES=1000
    SpecifiedTaxRegistration ID=1001 ID@schemeID=1002
    URIUniversalCommunication URIID=1003 URIID@schemeID=1004 URIID@schemeID:ADDRESSES=1005
  SpecifiedTradeSettlementHeaderMonetarySummation LineTotalAmount=189 ChargeTotalAmount?190 AllowanceTotalAmount?191
  & TaxBasisTotalAmount=41 TaxTotalAmount[invoice]?42 TaxTotalAmount[accounting]?192 RoundingAmount?290 GrandTotalAmount=43
  & TotalPrepaidAmount?193 DuePayableAmount=44
   TaxTotalAmount[invoice] @currencyID:MONEY=1006
   TaxTotalAmount[accounting] @currencyID:MONEY=1007
  SpecifiedTradeSettlementPaymentMeans TypeCode=488 Information?291 PayeePartyCreditorFinancialAccount?194 TypeCode:PAYMENT_MEANS=1008
   ApplicableTradeSettlementFinancialCard ID=608
   PayeeSpecifiedCreditorFinancialInstitution BICID=292
   PayerPartyDebtorFinancialAccount IBANID=195
  TaxApplicableTradeCurrencyExchange SourceCurrencyCode:MONEY=332 TargetCurrencyCode:MONEY=333
   ConversionRateDateTime DateTimeString@format=1009 DateTimeString@format:102=1010
 IncludedSupplyChainTradeLineItem AssociatedDocumentLineDocument=266 SpecifiedTradeProduct=267
  AssociatedDocumentLineDocument LineID=270 LineStatusCode:1-119=334 LineStatusReasonCode:STATUSES=335
   IncludedNote Content?1012 SubjectCode?1013 SubjectCode:NOTE_SUBJECTS=1014
  SpecifiedLineTradeAgreement
   AdditionalReferencedDocument IssuerAssignedID=1015 TypeCode=1016 Name?1017 AttachmentBinaryObject?1018
   & AttachmentBinaryObject@mimeCode=1019 AttachmentBinaryObject@mimeCode:FILES=1020 AttachmentBinaryObject@filename=1021
   & ReferenceTypeCode:REFERENCE_SCHEMES=1024 TypeCode:50,130,916=1025
    FormattedIssueDateTime DateTimeString@format=1022 DateTimeString@format:102,205=1023
   ApplicableTradeDeliveryTerms DeliveryTypeCode=1026 DeliveryTypeCode:DELIVERY_TERMS=1027
    RelevantTradeLocation CountryID:COUNTRIES=1028
   BuyerOrderReferencedDocument
    FormattedIssueDateTime DateTimeString@format=1029 DateTimeString@format:102,205=1030
   ContractReferencedDocument
    FormattedIssueDateTime DateTimeString@format=1031 DateTimeString@format:102,205=1032
   GrossPriceProductTradePrice ChargeAmount=273 BasisQuantity@unitCode:UNITS=1037
    AppliedTradeAllowanceCharge[allowance] ChargeIndicator=530 ActualAmount=531 ReasonCode:ALLOWANCE_REASONS=1033
    AppliedTradeAllowanceCharge[charge] ChargeIndicator=1034 ActualAmount=1035
     ReasonCode[tax] :TAXES=1036
   ItemSellerTradeParty RoleCode?1038 Description?1039 URIUniversalCommunication?1040 SpecifiedTaxRegistration[VA]?1041
   & SpecifiedTaxRegistration[FC]?1042 GlobalID@schemeID=1046 GlobalID@schemeID:PARTY_SCHEMES=1047
    DefinedTradeContact
     EmailURIUniversalCommunication URIID=1043
     FaxUniversalCommunication CompleteNumber=1044
     TelephoneUniversalCommunication CompleteNumber=1045
    PostalTradeAddress CountryID=1048 CountrySubDivisionName?1049 CountryID:COUNTRIES=1050
    SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=1051
    SpecifiedTaxRegistration[FC] ID=1052 ID@schemeID=1053
    SpecifiedTaxRegistration[VA] ID=1054 ID@schemeID=1055
    URIUniversalCommunication URIID=1056 URIID@schemeID=1057 URIID@schemeID:ADDRESSES=1058
   NetPriceProductTradePrice ChargeAmount=532 IncludedTradeTax?336 BasisQuantity@unitCode:UNITS=1059
    IncludedTradeTax CalculatedAmount=1060 TypeCode=1061 CategoryCode=1062 RateApplicablePercent=1063 CategoryCode:VAT_CATEGORIES=1064
    & ExemptionReasonCode:EXEMPTION_REASONS=1065 TypeCode:VAT=1066
   QuotationReferencedDocument
    FormattedIssueDateTime DateTimeString@format=1067 DateTimeString@format:102,205=1068
   SellerOrderReferencedDocument
    FormattedIssueDateTime DateTimeString@format=1069 DateTimeString@format:102,205=1070
   UltimateCustomerOrderReferencedDocument
    FormattedIssueDateTime DateTimeString@format=1071 DateTimeString@format:102,205=1072
  SpecifiedLineTradeDelivery BilledQuantity@unitCode:UNITS=1076 ChargeFreeQuantity@unitCode=1077 ChargeFreeQuantity@unitCode:UNITS=1078
  & PackageQuantity@unitCode=1083 PackageQuantity@unitCode:UNITS=1084 PerPackageUnitQuantity@unitCode=1085
  & PerPackageUnitQuantity@unitCode:UNITS=1086
   ActualDeliverySupplyChainEvent OccurrenceDateTime=1073
    OccurrenceDateTime DateTimeString@format=1074 DateTimeString@format:102=1075
   DeliveryNoteReferencedDocument
    FormattedIssueDateTime DateTimeString@format=1079 DateTimeString@format:102,205=1080
   DespatchAdviceReferencedDocument
    FormattedIssueDateTime DateTimeString@format=1081 DateTimeString@format:102,205=1082
   ReceivingAdviceReferencedDocument
    FormattedIssueDateTime DateTimeString@format=1087 DateTimeString@format:102,205=1088
   ShipToTradeParty ID?1089 RoleCode?1090 URIUniversalCommunication?1091 SpecifiedTaxRegistration?1092 GlobalID@schemeID=1096
   & GlobalID@schemeID:PARTY_SCHEMES=1097
    DefinedTradeContact
     EmailURIUniversalCommunication URIID=1093
     FaxUniversalCommunication CompleteNumber=1094
     TelephoneUniversalCommunication CompleteNumber=1095
    PostalTradeAddress CountryID=1098 CountrySubDivisionName?1099 CountryID:COUNTRIES=1100
    SpecifiedLegalOrganization ID@schemeID=1101 ID@schemeID:IDENTIFIER_SCHEMES=1102
    SpecifiedTaxRegistration ID=1103 ID@schemeID=1104
    URIUniversalCommunication URIID=1105 URIID@schemeID=1106 URIID@schemeID:ADDRESSES=1107
   UltimateShipToTradeParty ID?1108 RoleCode?1109 URIUniversalCommunication?1110 SpecifiedTaxRegistration?1111 GlobalID@schemeID=1115
   & GlobalID@schemeID:PARTY_SCHEMES=1116
    DefinedTradeContact
     EmailURIUniversalCommunication URIID=1112
     FaxUniversalCommunication CompleteNumber=1113
     TelephoneUniversalCommunication CompleteNumber=1114
    PostalTradeAddress CountryID=1117 CountrySubDivisionName?1118 CountryID:COUNTRIES=1119
    SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=1120
    SpecifiedTaxRegistration ID=1121 ID@schemeID=1122
    URIUniversalCommunication URIID=1123 URIID@schemeID=1124 URIID@schemeID:ADDRESSES=1125
  SpecifiedLineTradeSettlement InvoiceReferencedDocument?337
   AdditionalReferencedDocument IssuerAssignedID=615 TypeCode=616 ReferenceTypeCode:REFERENCE_SCHEMES=1126 TypeCode:50,130,916=1127
   ApplicableTradeTax CalculatedAmount?338 CategoryCode:VAT_CATEGORIES=1128 DueDateTypeCode:5,29,72=1129
   & ExemptionReasonCode:EXEMPTION_REASONS=1130 TypeCode:TAXES=1131
   BillingSpecifiedPeriod
    EndDateTime DateTimeString@format=539 DateTimeString@format:102=1132
    StartDateTime DateTimeString@format=541 DateTimeString@format:102=1133
   InvoiceReferencedDocument TypeCode:EARLIER_TYPES=1136
    FormattedIssueDateTime DateTimeString@format=1134 DateTimeString@format:102,205=1135
   SpecifiedTradeAllowanceCharge[allowance] ChargeIndicator=543 ActualAmount=544 ReasonCode:ALLOWANCE_REASONS=1137
   SpecifiedTradeAllowanceCharge[charge] ChargeIndicator=546 ActualAmount=547
    ReasonCode[tax] :TAXES=1138
    ReasonCode[unlisted] :CHARGE_REASONS=1139
   SpecifiedTradeSettlementLineMonetarySummation LineTotalAmount?382 ChargeTotalAmount?1140 AllowanceTotalAmount?1141
   & TaxTotalAmount[invoice]?387 TaxTotalAmount[accounting]?388 GrandTotalAmount?340 TotalAllowanceChargeAmount?341
    TaxTotalAmount[invoice] @currencyID:MONEY=1142
    TaxTotalAmount[accounting] @currencyID:MONEY=1143
  SpecifiedTradeProduct Name=550 Description?625 GlobalID@schemeID=551 GlobalID@schemeID:IDENTIFIER_SCHEMES=1146
   ApplicableProductCharacteristic Description?1144 Value?384
   DesignatedProductClassification ClassName?342 ClassCode@listID=296 ClassCode@listID:CLASSIFICATIONS=1145
   IncludedReferencedProduct ID?1147 IndustryAssignedID?343 Name=1148 Description?1149 UnitQuantity?344 GlobalID@schemeID=1150
   & GlobalID@schemeID:IDENTIFIER_SCHEMES=1151 UnitQuantity@unitCode=1152 UnitQuantity@unitCode:UNITS=1153
   ManufacturerTradeParty RoleCode?1154 Description?1155 URIUniversalCommunication?1156 SpecifiedTaxRegistration[VA]??386
   & SpecifiedTaxRegistration[FC]??385 GlobalID@schemeID=1160 GlobalID@schemeID:PARTY_SCHEMES=1161
    DefinedTradeContact
     EmailURIUniversalCommunication URIID=1157
     FaxUniversalCommunication CompleteNumber=1158
     TelephoneUniversalCommunication CompleteNumber=1159
    PostalTradeAddress CountryID=1162 CountrySubDivisionName?1163 CountryID:COUNTRIES=1164
    SpecifiedLegalOrganization ID@schemeID:IDENTIFIER_SCHEMES=1165
    SpecifiedTaxRegistration[FC] ID=1166 ID@schemeID=1167
    SpecifiedTaxRegistration[VA] ID=1168 ID@schemeID=1169
    URIUniversalCommunication URIID=1170 URIID@schemeID=1171 URIID@schemeID:ADDRESSES=1172
   OriginTradeCountry ID=627 ID:COUNTRIES=1173
`;
