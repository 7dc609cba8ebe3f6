import { type Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { type Settings, settingsOf } from './settings/settings.ts';

/** Where a finding is (path below the stack), which it is, and why it is accepted. */
interface Acknowledgement {
  path: string;
  /** Of the AwsSolutions rules, or the library's own warnings, `Annotation::…`. */
  findings: string[];
  reason: string;
  /** Of which environments it holds; of all without this. */
  where?: (settings: Settings) => boolean;
}

/** The library's own function that copies the web build into the bucket; its name is part of the library. */
const COPIER = 'Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C';

/** The library's own function that configures a bucket's notifications; its name is part of the library. */
const NOTIFIER = 'BucketNotificationsHandler050a0587b7544547bf325f094a3db834';

/** What each function may do with open sockets. */
const SOCKET_METHODS = {
  AdminLeadsFunction: ['POST', 'DELETE'],
  AuthFunction: ['DELETE'],
  TeamFunction: ['DELETE'],
  ChatFunction: ['POST', 'DELETE'],
  LeadsFunction: ['POST', 'DELETE'],
  LeadPromoter: ['POST'],
  LeadPublisher: ['POST'],
  RealtimeFunction: ['POST', 'DELETE'],
};

/** The photos bucket as findings name it, with the stack's time at its end (`storage/photos-bucket.ts`). */
const PHOTOS =
  'arn:<AWS::Partition>:s3:::harbour-haul-photos-<AWS::AccountId>-' +
  '{"Fn::Select":[0,{"Fn::Split":["-",{"Fn::Select":[2,{"Fn::Split":["/",{"Ref":"AWS::StackId"}]}]}]}]}';

/** Every function of the product by its path, and of which environments it is a part. */
const FUNCTIONS = [
  ...['AuthFunction', 'ChatFunction', 'ExportFunction/Api', 'LeadsFunction', 'PhotosFunction/Api']
    .concat(
      'AdminLeadsFunction',
      'RealtimeFunction',
      'TeamFunction',
      'TrackingFunction',
      'LeadPublisher',
      'LeadPromoter',
      'PhotoCleaning/Cleaner',
      'PhotoCleaning/Joiner',
      'OriginToken/Provider',
      'PublicKeys/Provider',
    )
    .map((path) => ({ path, where: () => true })),
  // The classifier's finding is acknowledged with its right to Rekognition.
  ...['Notifier', 'Reminder', 'MailFeedback'].map((name) => ({
    path: `Notifications/${name}`,
    where: ({ notices }: Settings) => notices !== undefined,
  })),
];

const ACKNOWLEDGEMENTS: Acknowledgement[] = [
  {
    path: 'Limits/Table/Resource',
    findings: ['DDB3'],
    reason:
      'Counts of a day are of no use on the next, and hashes of addresses shall not live on in backups.',
  },
  {
    path: 'HttpApi',
    findings: ['APIG4'],
    reason:
      'Who may call a route stands in the contract and is enforced by the function: visitor cookies are bound to the ' +
      'visitorId of the path, and sessions can be revoked, neither of which a gateway authorizer can check.',
  },
  {
    path: 'WebSocketApi',
    findings: ['APIG4'],
    reason:
      'The function checks cookies and Origin at $connect; only $connect can be authorized at all, and sessions can be ' +
      'revoked while a socket is open.',
  },
  {
    path: 'WebSocketApi/LoggingRole',
    findings: [
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
    ],
    reason: 'The policy that API Gateway asks for, of the role by which all APIs of an account log.',
  },
  ...Object.entries(SOCKET_METHODS).map(([path, methods]) => ({
    path,
    findings: methods.map(
      (method) =>
        `IAM5[Resource::arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<WebSocketApi2C7AF84E>/ws/${method}/@connections/*]`,
    ),
    reason: 'Connections come and go; the rights end at this API’s own.',
  })),
  ...['PhotosFunction/Api', 'LeadsFunction', 'AdminLeadsFunction'].map((path) => ({
    path,
    findings: ['quarantine', 'clean', 'thumbnails'].map((prefix) => `IAM5[Resource::${PHOTOS}/${prefix}/*]`),
    reason: 'Photos come and go; the rights end at the prefix.',
  })),
  {
    path: 'PhotoCleaning/Cleaner',
    findings: ['quarantine', 'clean', 'thumbnails'].map((prefix) => `IAM5[Resource::${PHOTOS}/${prefix}/*]`),
    reason: 'Photos come and go; the rights end at the prefix.',
  },
  {
    path: 'PhotoCleaning/Classifier',
    findings: [`IAM5[Resource::${PHOTOS}/clean/*]`],
    reason: 'Photos come and go; the rights end at the prefix.',
    where: ({ hasPhotoClassifier }) => hasPhotoClassifier,
  },
  {
    path: 'PhotoCleaning/Classifier',
    findings: ['IAM5[Resource::*]'],
    reason: 'DetectLabels looks at a picture that is sent along; it has no resource that could be named.',
    where: ({ hasPhotoClassifier }) => hasPhotoClassifier,
  },
  {
    path: 'Notifications/DeadLetters/Queue',
    findings: ['SQS3'],
    reason: 'It is the dead-letter queue itself: of streams and functions, which the rule does not see.',
    where: ({ notices }) => notices !== undefined,
  },
  ...FUNCTIONS.map(({ path, where }) => ({
    path,
    findings: ['IAM5[Resource::*]'],
    reason: 'X-Ray takes segments of functions and has no resource that could be named.',
    where: (settings: Settings) => settings.isTraced && where(settings),
  })),
  {
    path: 'Monitoring/BusinessDayRole',
    findings: ['IAM5[Resource::*]'],
    reason: 'PutMetricData has no resource; the right ends at the stack’s own namespace.',
  },
  {
    path: NOTIFIER,
    findings: ['IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]'],
    reason: 'Runs during a deployment only; its role is the CDK library’s own.',
  },
  {
    path: 'PhotosBucket/Bucket',
    findings: ['S1'],
    reason:
      'Access logs would keep addresses of visitors; functions alone read the bucket, and they log ids.',
  },
  {
    path: 'ExportsBucket/Bucket',
    findings: ['S1'],
    reason: 'The function logs each export by id, and the exports table keeps who made which.',
  },
  ...['ExportFunction/Api', 'AdminLeadsFunction'].map((path) => ({
    path,
    findings: ['IAM5[Resource::<ExportsBucket7CF349E6.Arn>/leads/*]'],
    reason: 'Exports come and go; the rights end at their own prefix.',
  })),
  {
    path: 'Site/Bucket',
    findings: ['S1'],
    reason: 'The bucket holds the public web build alone and is read by CloudFront alone.',
  },
  {
    path: 'Site/Distribution',
    findings: ['Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk'],
    reason:
      'The root of the site is a file, by the default root object as well as by the function before it.',
  },
  {
    path: 'Site/Distribution',
    findings: ['CFR3'],
    reason: 'Access logs would keep addresses of visitors; the API logs ids and figures instead.',
  },
  {
    path: 'Site/Distribution',
    findings: ['CFR4'],
    reason: 'The CloudFront address uses its own certificate, for which no TLS version can be chosen.',
    where: ({ domain }) => domain === undefined,
  },
  {
    path: 'Site/Distribution',
    findings: ['CFR1'],
    reason: 'Homeowners ask for quotes while they travel.',
  },
  {
    path: 'Site/Distribution',
    findings: ['CFR2'],
    reason:
      'A web ACL costs more than all else together and is asked for by the context; limits by network and day, and throttles, ' +
      'stand in its place.',
    where: ({ webAcl }) => webAcl === undefined,
  },
  {
    path: COPIER,
    findings: [
      'L1',
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      'IAM5[Action::s3:GetObject*]',
      'IAM5[Action::s3:GetBucket*]',
      'IAM5[Action::s3:List*]',
      'IAM5[Action::s3:DeleteObject*]',
      'IAM5[Action::s3:Abort*]',
      'IAM5[Resource::*]',
      'IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*]',
      'IAM5[Resource::<SiteBucket978D4AEB.Arn>/*]',
    ],
    reason: 'Runs during a deployment only; its runtime and role are the CDK library’s own.',
  },
];

/** The findings of an environment that are accepted: where, below the stack, and which. */
export function acknowledgedFindings(settings: Settings): { path: string; id: string; reason: string }[] {
  const region = settings.region ?? '<AWS::Region>';
  return ACKNOWLEDGEMENTS.filter(({ where }) => where?.(settings) ?? true).flatMap(
    ({ path, findings, reason }) =>
      findings.map((finding) => {
        const named = finding.replaceAll('<AWS::Region>', region);
        const id = named.startsWith('Annotation::') ? named : `AwsSolutions::AwsSolutions-${named}`;
        return { path, id, reason };
      }),
  );
}

/** Leaves exactly the findings above; any other finding of the AwsSolutions rules fails the synthesis. */
export function acknowledgeFindings(stack: Stack): void {
  for (const { path, id, reason } of acknowledgedFindings(settingsOf(stack))) {
    const construct = find(stack, path);
    if (!construct) throw new Error(`Findings are acknowledged of ${path}, which is not there.`);
    Validations.of(construct).acknowledge({ id, reason });
  }
}

function find(stack: Stack, path: string): IConstruct | undefined {
  return path.split('/').reduce<IConstruct | undefined>((parent, id) => parent?.node.tryFindChild(id), stack);
}
