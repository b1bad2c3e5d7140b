/** The conditions of a policy: running text, of no policy type. */
export const conditionsFirst = String.raw`
*GUIDE TO YOUR CYCLING EQUIPMENT PROTECTION PLAN

This guide explains the protection plan of the Redwood Cycling Club. It is not a
contract of insurance. The master contract is held by the club secretary.

*What the plan pays for
The plan pays for theft of a registered bicycle when it was locked to a fixed object
with a lock of rating Gold or better. The plan pays for accidental damage to the frame
and fork during a club ride. Helmets are replaced once after any crash, up to $180.

*What the plan does not pay for
The plan does not pay for scratches, worn tires, chains or brake pads. It does not pay
for electric bicycles with a motor above 750 watts. Racing, downhill parks and stunt
riding are outside the plan.
`;

export const conditionsSecond = String.raw`
*How to make a claim
Report a theft to the police within 48 hours and to the club within ten days. Keep
the police report. Send two photographs of the lock and the place where the bicycle
stood. The club answers within fifteen working days.

*Members abroad
The plan follows the member on trips of up to 60 days outside the United States.
Longer trips need written consent of the secretary.

*Ending membership
A member who leaves the club may keep the plan for three months by paying the winter
rate of $9 a month. Unused dues are refunded by the treasurer at the end of the quarter.
`;
