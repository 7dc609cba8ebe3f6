/** The stack's name in CloudFormation and in the cloud assembly. */
export const STACK_NAME = 'HarbourHaul';

/** The metadata key by which a Lambda resource tells which folder of `functions/` it runs. */
export const FUNCTION_NAME_METADATA = 'harbour-haul:function';

/** The header by which a function knows that a request came through CloudFront (`decision 0006`). */
export const ORIGIN_TOKEN_HEADER = 'x-origin-token';

/** The header in which CloudFront tells the host that the viewer asked for, which is the site's own. */
export const VIEWER_HOST_HEADER = 'x-viewer-host';

/** The header in which CloudFront tells the viewer's address, whatever the viewer sent. */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';

/** The context key by which the local cloud asks for bundles that run on this machine instead of in Lambda. */
export const HOST_BINARIES_CONTEXT = 'harbour-haul:host-binaries';
